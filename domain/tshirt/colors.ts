/** A cloth color; `hex` is how it is drawn. */
export type TshirtColor = { id: string; name: string; hex: string }

/** Seed values, docs/spec-map.md S9. The shop's table replaces them. */
export const seedTshirtColors: readonly TshirtColor[] = [
  { id: 'white', name: 'White', hex: '#f7f5f1' },
  { id: 'black', name: 'Black', hex: '#232225' },
  { id: 'navy', name: 'Navy', hex: '#1f2d4d' },
  { id: 'red', name: 'Red', hex: '#b3262b' },
  { id: 'royal', name: 'Royal', hex: '#2451a8' },
  { id: 'forest', name: 'Forest', hex: '#24483a' },
]
