import { laterIfItComes } from '#app/ui/later.tsx'

// For empty pages, which most people never see: their code is loaded with them.

export const InTrayDrawing = laterIfItComes(() =>
  import('./in-tray-drawing.tsx').then((part) => part.InTrayDrawing),
)
export const NotebookDrawing = laterIfItComes(() =>
  import('./notebook-drawing.tsx').then((part) => part.NotebookDrawing),
)
export const ParcelDrawing = laterIfItComes(() =>
  import('./parcel-drawing.tsx').then((part) => part.ParcelDrawing),
)
export const EmptyCartDrawing = laterIfItComes(() =>
  import('./empty-cart-drawing.tsx').then((part) => part.EmptyCartDrawing),
)
export const ProofDrawing = laterIfItComes(() =>
  import('./proof-drawing.tsx').then((part) => part.ProofDrawing),
)
