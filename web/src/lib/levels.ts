/** The level of a bot where nobody has chosen one: company for anybody. */
export function usualLevel(levels: readonly string[] | undefined): string {
  return levels?.includes("courtier") ? "courtier" : "page";
}
