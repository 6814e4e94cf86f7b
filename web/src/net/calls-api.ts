// How one is called: the HTTP part of it (docs/protocol.md).

import type { Lang } from "../lib/speaker.ts";
import { call } from "../lib/server.ts";
import type { CalledDevice, Calls, NewPush, QuietHours, WebhookSecret } from "../wire/protocol.ts";

const AT = "/api/me/calls";
const part = encodeURIComponent;

export const callsApi = {
  read: () => call<Calls>("GET", AT),
  change: (quiet: QuietHours | null, muted_tables: readonly string[]) => call<Calls>("PUT", AT, { quiet, muted_tables }),
  subscribe: (body: NewPush) => call<CalledDevice>("POST", `${AT}/push`, body),
  unsubscribe: (id: string) => call<void>("DELETE", `${AT}/push/${part(id)}`),
  giveMail: (address: string, lang: Lang) => call<Calls>("PUT", `${AT}/mail`, { address, lang }),
  dropMail: () => call<void>("DELETE", `${AT}/mail`),
  giveWebhook: (url: string, lang: Lang) => call<WebhookSecret>("PUT", `${AT}/webhook`, { url, lang }),
  dropWebhook: () => call<void>("DELETE", `${AT}/webhook`),
  test: () => call<void>("POST", `${AT}/test`),
};
