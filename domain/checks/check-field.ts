import type { RuledCheck } from './check-rules.ts'

/** The form field for a check's setting, such as `check-halo`. */
export function checkField<Kind extends RuledCheck>(kind: Kind): `check-${Kind}` {
  return `check-${kind}`
}
