import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { tshirtListingColors, tumblerListingColors } from '#domain/listing-options.ts'
import { mostVersion } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { SettingsNeeds } from './index.ts'
import { siteConfig } from './tables.ts'
import { writeConfig } from './write-config.ts'

/** Colors that staff choose from in listings of a kind, with the version that a change must have seen. */
export type ListingColors = { kind: 'tumbler' | 'tshirt'; colors: string[]; version: number }

export type ChangeColorsOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved in between: what stands now. */
  | { ok: false; reason: 'conflict'; current: ListingColors }

/** Seed values: specification, back office section 9. */
const kinds = { tumbler: tumblerListingColors, tshirt: tshirtListingColors } as const

const color = z.string().trim().min(1).max(60, 'Use at most 60 characters a color')
const changeSchema = z.object({
  kind: z.enum(['tumbler', 'tshirt']),
  /** One a line. */
  colors: z
    .string()
    .transform((typed) => [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean))
    .pipe(z.array(color).min(1, 'Give at least one color').max(40, 'Give at most 40 colors')),
  version: z.coerce.number().int().min(0).max(mostVersion),
})

/** Specification, back office section 3: the keys `tumbler_colors` and `tshirt_colors`. */
const keyOf = (kind: ListingColors['kind']): string => `${kind}_colors`

export async function loadListingColors(executor: Executor): Promise<ListingColors[]> {
  const rows = await executor
    .select()
    .from(siteConfig)
    .where(inArray(siteConfig.configKey, ['tumbler_colors', 'tshirt_colors']))
  return (['tumbler', 'tshirt'] as const).map((kind) => {
    const row = rows.find(({ configKey }) => configKey === keyOf(kind))
    const stored = z.array(z.string()).safeParse(row?.configValue)
    return { kind, colors: stored.data ?? [...kinds[kind]], version: row?.version ?? 0 }
  })
}

/** As a form sends it. What listings have already stays theirs. Staff only. */
export async function changeListingColors(
  { database, clock }: Pick<SettingsNeeds, 'database' | 'clock'>,
  actor: Actor,
  input: unknown,
): Promise<ChangeColorsOutcome> {
  const reading = changeSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const { kind, colors, version } = reading.data
  return database.transaction(async (transaction): Promise<ChangeColorsOutcome> => {
    const current = async (): Promise<ListingColors> => {
      const found = (await loadListingColors(transaction)).find((one) => one.kind === kind)
      return found ?? { kind, colors: [...kinds[kind]], version: 0 }
    }
    const before = await current()
    const description = 'Colors that listings are chosen from'
    const row = { configKey: keyOf(kind), configValue: colors, description, updatedAt: clock.now() }
    if (!(await writeConfig(transaction, row, version)))
      return { ok: false, reason: 'conflict', current: await current() }
    await audit(transaction, actor, {
      action: 'settings.listing-colors',
      subject: `settings:${keyOf(kind)}`,
      before: before.colors,
      after: colors,
    })
    return { ok: true }
  })
}
