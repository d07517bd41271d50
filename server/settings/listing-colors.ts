import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { tshirtListingColors, tumblerListingColors } from '#domain/catalog/listing-options.ts'
import type { Executor } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

/** Colors that staff choose from in listings of this kind, with the version that a change must have seen. */
export type ListingColors = { kind: 'tumbler' | 'tshirt'; colors: string[]; version: number }

/** Seed values: docs/spec-map.md B9. */
const kinds = { tumbler: tumblerListingColors, tshirt: tshirtListingColors } as const

/** docs/spec-map.md B3: the keys `tumbler_colors` and `tshirt_colors`. */
export const colorsKeyOf = (kind: ListingColors['kind']): string => `${kind}_colors`

export async function loadListingColors(executor: Executor): Promise<ListingColors[]> {
  const rows = await executor
    .select()
    .from(siteConfig)
    .where(inArray(siteConfig.configKey, ['tumbler_colors', 'tshirt_colors']))
  return (['tumbler', 'tshirt'] as const).map((kind) => {
    const row = rows.find(({ configKey }) => configKey === colorsKeyOf(kind))
    const stored = z.array(z.string()).safeParse(row?.configValue)
    return { kind, colors: stored.data ?? [...kinds[kind]], version: row?.version ?? 0 }
  })
}

export async function loadColorsOf(executor: Executor, kind: ListingColors['kind']): Promise<ListingColors> {
  const found = (await loadListingColors(executor)).find((one) => one.kind === kind)
  return found ?? { kind, colors: [...kinds[kind]], version: 0 }
}
