// The first-player pawn walks from seat to seat.

import { crossfade } from "svelte/transition";
import { during, ease, SLOW } from "../../lib/motion.ts";

export const [leave, arrive] = crossfade({ duration: () => during(SLOW), easing: ease, fallback: () => ({ duration: 0 }) });
