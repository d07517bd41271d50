import { laterIfItComes } from '#app/ui/later.tsx'

/** Shows nothing before it has found something, which most never see. */
export const SmallerSheet = laterIfItComes(() =>
  import('./smaller-sheet.tsx').then((part) => part.SmallerSheet),
)
