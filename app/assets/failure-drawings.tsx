import { laterIfItComes } from '#app/ui/later.tsx'

// Of what failed or is not there. Apart from the other ones, because every page has these at hand.

export const LostSheetDrawing = laterIfItComes(() =>
  import('./lost-sheet-drawing.tsx').then((part) => part.LostSheetDrawing),
)
export const PaperJamDrawing = laterIfItComes(() =>
  import('./paper-jam-drawing.tsx').then((part) => part.PaperJamDrawing),
)
