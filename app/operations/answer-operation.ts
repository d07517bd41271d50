import { data, type RouterContextProvider } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { type ErrorCode, errorStatuses } from '#domain/error-statuses.ts'
import { table } from '#domain/table.ts'
import type { Outcome } from '#server/kernel/operations/outcome.ts'
import type { OperationName, OutcomeOf, ValueOf } from '#server/operations.ts'
import { formField } from './form-field.ts'
import { olderPage, olderPageWords } from './older-page.ts'
import { type TypedFields, typedFieldsOf } from './typed-fields.ts'

/** How to read a page's forms: for each operation that they may call, its input from the fields, or a promise of it. */
export type OperationForms<Name extends OperationName> = {
  [One in Name]: (form: FormData) => unknown
}

/**
 * What a page does in addition to answering when one of its operations is done: sets a cookie, or throws a redirect. If
 * it returns a value, the page gets that one instead.
 */
export type OperationFollowers<Name extends OperationName> = {
  [One in Name]?: (value: ValueOf<One>, form: FormData) => ValueOf<One> | undefined
}

/**
 * What a page gets back; `form` identifies the form that was sent (`formField`), `typed` is what was in it if it was
 * refused.
 */
export type OperationAnswer<Name extends OperationName> = {
  [One in Name]: { operation: One; form: string | null; typed: TypedFields } & OutcomeOf<One>
}[Name]

/**
 * The action of a page: a form names its operation in the field `operation`, and every other field is its input.
 * Unexpected errors are reported and answered as well, so that the page and what was typed into it stay.
 */
export async function answerOperation<Name extends OperationName>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  forms: OperationForms<Name>,
  followers: OperationFollowers<Name> = {},
) {
  const form = await readForm(request)
  const operation = String(form.get('operation'))
  const read = table<(form: FormData) => unknown>(forms)[operation]
  const visit = context.get(visitContext)
  const { operations } = context.get(shopContext)
  // If no script reads the answer, the page shows this above everything else (root.tsx).
  if (!read) visit.isPageOlder = true
  const outcome = read
    ? await operations.callByName(operation, visit.actor, await read(form)).catch((error: unknown) => {
        // A refusal is already a response with its status.
        if (!(error instanceof Error)) throw error
        visit.report(error)
        return unexpected
      })
    : refusedAsOlder
  const follow = table(followers as Record<string, Follower | undefined>)[operation]
  const told = outcome.ok ? follow?.(outcome.value, form) : undefined
  const typed = outcome.ok ? {} : typedFieldsOf(form)
  const sent = { operation, form: form.get(formField), typed }
  const answer = { ...sent, ...outcome, ...(told !== undefined && { value: told }) } as OperationAnswer<Name>
  return data(answer, { status: outcome.ok ? 200 : errorStatuses[codeOf(outcome)] })
}

const unexpected: Outcome = {
  ok: false,
  reason: 'refused',
  code: 'unavailable',
  message: 'Please try again in a moment.',
  advice: 'Try again in a minute.',
}

/** A page that stayed open while the shop was updated sends an outdated form. */
const refusedAsOlder: Outcome = {
  ok: false,
  reason: 'refused',
  code: 'bad_request',
  because: olderPage,
  message: `${olderPageWords.title} ${olderPageWords.message}`,
  advice: olderPageWords.message,
}

type Follower = (value: unknown, form: FormData) => unknown

const codeOf = (outcome: Outcome & { ok: false }): ErrorCode =>
  outcome.reason === 'refused' ? outcome.code : outcome.reason
