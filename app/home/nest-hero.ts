import { type NestStrip, nest } from '#nesting/index.ts'
import { type HeroDesignId, type HeroOrder, heroDesigns } from './hero-orders.ts'

export type HeroPiece = { key: string; design: HeroDesignId; x: number; y: number; turn: number }

/** A nested sheet to draw: centers of pieces and film used in inches, share of that film used 0 … 1. */
export type HeroSheet = { width: number; height: number; used: number; density: number; pieces: HeroPiece[] }

export type HeroStrip = NestStrip & { maxHeight: number }

const layouts = 2_000

/** Nests an order with the shop's own engine; the same order gives the same sheet everywhere. */
export function nestHero(order: HeroOrder, strip: HeroStrip): HeroSheet {
  const items = (Object.keys(heroDesigns) as HeroDesignId[]).map((id) => ({
    id,
    ...heroDesigns[id],
    copies: order[id],
    turns: 'quarter' as const,
  }))
  const result = nest(items, strip, { seed: 7, budget: { steps: layouts } })
  return {
    width: strip.width,
    height: strip.maxHeight,
    used: round(result.height),
    density: round(result.density),
    pieces: result.placements.map((placement) => ({
      key: `${placement.itemId}-${placement.copy}`,
      design: placement.itemId as HeroDesignId,
      x: round(placement.x + placement.width / 2),
      y: round(placement.y + placement.height / 2),
      turn: placement.turn,
    })),
  }
}

const round = (length: number): number => Math.round(length * 1_000) / 1_000
