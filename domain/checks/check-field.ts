import type { RuledCheck } from './check-rules.ts'

/** A check's choice is the field `check-halo` of the form. */
export function checkField<Kind extends RuledCheck>(kind: Kind): `check-${Kind}` {
  return `check-${kind}`
}
