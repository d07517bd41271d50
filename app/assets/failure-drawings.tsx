import { laterIfItComes } from '#app/ui/later.tsx'

// For failures and missing pages. Kept separate from the others because every page needs these at hand.

export const LostSheetDrawing = laterIfItComes(() =>
  import('./lost-sheet-drawing.tsx').then((part) => part.LostSheetDrawing),
)
export const PaperJamDrawing = laterIfItComes(() =>
  import('./paper-jam-drawing.tsx').then((part) => part.PaperJamDrawing),
)
