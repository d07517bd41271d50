import { laterIfItComes } from '#app/ui/later.tsx'

/** Shows nothing until it has found something, which most shoppers never see. */
export const SmallerSheet = laterIfItComes(() =>
  import('./smaller-sheet.tsx').then((part) => part.SmallerSheet),
)
