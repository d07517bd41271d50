import type { DesignStyle } from './ai-design.ts'

/** Shown on the generator's page before any request has been made; drawn by the engine itself. */
export const designExamples: readonly {
  name: string
  prompt: string
  style: DesignStyle
  variant: number
}[] = [
  { name: 'wolf', prompt: 'A wild wolf that says "Night Shift"', style: 'Vintage', variant: 0 },
  { name: 'surf', prompt: 'Sunset surf club with palm trees', style: 'Retro', variant: 0 },
  { name: 'coffee', prompt: 'Cat and coffee "But First, Coffee"', style: 'Illustration', variant: 0 },
  { name: 'octopus', prompt: 'Octopus, teal and coral', style: 'Watercolor', variant: 0 },
  { name: 'pizza', prompt: 'Pizza "Slice Of Life"', style: 'Abstract', variant: 0 },
  { name: 'camp', prompt: 'Tent and campfire "Stay Wild"', style: 'Line Art', variant: 0 },
]
