import type { Finish } from '#domain/tumbler/tumblers.ts'

/** How a coat looks, and what the laser leaves in it: bare steel on a coated cup, dark oxide on steel. */
export type FinishLook = {
  coat: string
  edge: string
  sheen: number
  lid: string
  engraving: [number, number, number]
}

export const finishLooks: Record<Finish, FinishLook> = {
  white: { coat: '#f4f2ee', edge: '#b9b5ac', sheen: 0.9, lid: '#e9e7e3', engraving: [0.46, 0.47, 0.48] },
  black: { coat: '#26262a', edge: '#060607', sheen: 0.34, lid: '#1d1d20', engraving: [0.84, 0.85, 0.86] },
  silver: { coat: '#c3c7ca', edge: '#6d7276', sheen: 0.95, lid: '#2a2b2e', engraving: [0.2, 0.21, 0.23] },
  navy: { coat: '#22365c', edge: '#0b1426', sheen: 0.36, lid: '#1a2743', engraving: [0.83, 0.84, 0.87] },
  pink: { coat: '#dcaaa0', edge: '#95605a', sheen: 0.75, lid: '#c98d83', engraving: [0.98, 0.96, 0.94] },
}
