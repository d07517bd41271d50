import { z } from 'zod'
import { inches, inchesToMm } from '../units.ts'
import {
  type CheckAction,
  type CheckRules,
  checkActions,
  checkRulesSchema,
  type RuledCheck,
  ruledChecks,
} from './check-rules.ts'

/** Inches as typed, kept in mm. */
export const gapField = z
  .string()
  .trim()
  .regex(/^\d?(\.\d{1,3})?$/, 'Give inches such as 0.15, at most 1')
  .transform((typed) => Number(typed || 0))
  .pipe(z.number().max(1, 'Give inches such as 0.15, at most 1'))
  .transform((length) => inchesToMm(inches(length)))

/** A check's choice is the field `check-halo`; a form without it leaves the check warning. */
const choice = z.enum(checkActions, 'Choose what the check does').default('warn')
export const checkFields = Object.fromEntries(
  ruledChecks.map((kind) => [checkField(kind), choice]),
) as Record<CheckField, typeof choice>

type CheckField = `check-${RuledCheck}`

export function checkField<Kind extends RuledCheck>(kind: Kind): `check-${Kind}` {
  return `check-${kind}`
}

export const checkRulesOf = (form: Record<CheckField, CheckAction>): CheckRules =>
  checkRulesSchema.parse(Object.fromEntries(ruledChecks.map((kind) => [kind, form[checkField(kind)]])))

export function withoutChecks<Form extends object>(form: Form): Omit<Form, CheckField> {
  const rest = Object.entries(form).filter(([name]) => !name.startsWith('check-'))
  return Object.fromEntries(rest) as Omit<Form, CheckField>
}
