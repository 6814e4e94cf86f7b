// The tabs of one browser tell each other which table somebody looks at.

/** So long a tab has to answer, in milliseconds. */
const ANSWER = 400;

type Word = { readonly asks: string } | { readonly looksAt: string };

const open = (): BroadcastChannel | null => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("camarilla-tabs"));

/** Say so, when another tab asks whether this table is looked at and it is; returns how to stop. */
export function answerForTable(table: string): () => void {
  const channel = open();
  channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if ("asks" in data && data.asks === table && !document.hidden) channel.postMessage({ looksAt: table });
  });
  return () => channel?.close();
}

/** Whether somebody looks at this table in another tab. */
export async function isLookedAtElsewhere(table: string): Promise<boolean> {
  const channel = open();
  if (channel === null) return false;
  const answer = new Promise<boolean>((resolve) => {
    channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
      if ("looksAt" in data && data.looksAt === table) resolve(true);
    });
    setTimeout(() => resolve(false), ANSWER);
  });
  channel.postMessage({ asks: table });
  return answer.finally(() => channel.close());
}
