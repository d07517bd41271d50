import type { Player, SizeRule } from './roster.ts'

const plain = (size: string): string => size.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * The sizes that a rule covers: "Youth" also means YS, YM, YL and "Youth Medium"; a rule may list several, separated by
 * commas.
 */
const isYouth = (size: string): boolean => /^(y|youth|kids?|child|junior|jr)\b|^y[xsml]/.test(size)

/** The rule for a player's size: one that names it, else "youth" or "adult" depending on the size, else the first. */
export function ruleFor(size: string, rules: readonly SizeRule[]): SizeRule | null {
  const wanted = plain(size)
  const names = (rule: SizeRule): string[] => plain(rule.size).split(/\s*[,;/]\s*/)
  const exact = rules.find((rule) => wanted !== '' && names(rule).includes(wanted))
  if (exact) return exact
  const kind = isYouth(wanted) ? 'youth' : 'adult'
  const ofKind = rules.find((rule) => names(rule).includes(kind))
  return ofKind ?? rules.find((rule) => plain(rule.size) === '') ?? rules[0] ?? null
}

/** Sizes in the list that no rule names, without duplicates: they get the fallback of `ruleFor`. */
export function unnamedSizes(players: readonly Pick<Player, 'size'>[], rules: readonly SizeRule[]): string[] {
  const named = new Set(rules.flatMap((rule) => plain(rule.size).split(/\s*[,;/]\s*/)))
  const found = new Map(players.map(({ size }) => [plain(size), size.trim()]))
  return [...found].filter(([size]) => size !== '' && !named.has(size)).map(([, shown]) => shown)
}
