import { later } from '#app/ui/later.tsx'

/** Only for those who come back: most visitors have no unfinished sheet. */
export const DraftCard = later(() => import('./draft-card.tsx').then((part) => part.DraftCard))
export const HeldDraftCard = later(() => import('./draft-card.tsx').then((part) => part.HeldDraftCard))
