import { table } from '#domain/table.ts'

/** The colors in the specification's lists (docs/spec-map.md B9 and S3), as they look on fabric and coating. */
const swatchColors = table<string>({
  white: '#f7f5f1',
  black: '#232225',
  navy: '#1f2d4d',
  'navy blue': '#22365c',
  red: '#b3262b',
  royal: '#2451a8',
  'royal blue': '#2451a8',
  forest: '#24483a',
  'forest green': '#24483a',
  'heather gray': '#c3c5c7',
  maroon: '#5e1f2b',
  sand: '#e3d2b4',
  silver: '#c3c7ca',
  'stainless steel': '#c3c7ca',
  'rose gold': '#dcaaa0',
  pink: '#dcaaa0',
})

/** Null for a color that is described only by its name. */
export const swatchColor = (name: string): string | null => swatchColors[name.toLowerCase()] ?? null
