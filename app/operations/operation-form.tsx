import {
  type ComponentProps,
  type FormEvent,
  type FormHTMLAttributes,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import {
  type FetcherSubmitOptions,
  type FetcherWithComponents,
  useActionData,
  useFetcher,
  useNavigate,
} from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormAround, firstWrong } from '#app/ui/forms/typed-before.ts'
import { Notice } from '#app/ui/notice.tsx'
import { notify, type ToastOptions } from '#app/ui/toasts/toast.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { OperationName, OutcomeOf, ReadOf, TheirsOf, ValueOf } from '#server/operations.ts'
import type { OperationAnswer } from './answer-operation.ts'
import { followAnswer } from './followed-answers.tsx'
import { formField } from './form-field.ts'
import { olderPage, olderPageWords } from './older-page.ts'
import { RefusedOperations } from './refused-operations.ts'

export type Failed<Name extends OperationName> = OperationAnswer<Name> & { ok: false }

type Words<Name extends OperationName> = {
  /** Shown on success; an operation without an entry here, or with null, succeeds silently. */
  done?: { [One in Name]?: Done | ((value: ValueOf<One>) => Done | null) }
  /** Shown on failure, above the reason; a function supplies the whole message, and returns null to show nothing. */
  failed: string | ((answer: Failed<Name>) => Said | null)
  /** Where to go on success, from a page that stays until then; null to stay. */
  leadsTo?: { [One in Name]?: (value: ValueOf<One>) => Lead | Promise<Lead> }
  onDone?: (operation: Name, value: ValueOf<Name>) => void
  onFailed?: (answer: Failed<Name>) => void
  /**
   * What is already wrong before sending, by field; the form is then not sent, and the errors are shown as if it had
   * been.
   */
  check?: (form: FormData, element: HTMLFormElement) => FieldErrors
}

/** A path; `isBehind` if it is the page behind a dialog, which keeps its scroll position. */
type Lead = string | { to: string; isBehind: true } | null

/** A toast: its title and the text below it; `isNews` if nothing was done. */
export type Said = { title: string; message?: string; isNews?: true; options?: ToastOptions }

type Done = string | Said

type SendOptions = Pick<FetcherSubmitOptions, 'action' | 'encType' | 'defaultShouldRevalidate'>

export type CalledOperation<Name extends OperationName> = {
  /** Identifies its form among the others on a page without scripts. */
  id: string
  fetcher: Pick<FetcherWithComponents<OperationAnswer<Name>>, 'Form' | 'formData' | 'state'>
  answer: OperationAnswer<Name> | undefined
  /** What a page without scripts shows above the form in place of a toast. */
  said: (Said & { isDone: boolean }) | null
  /** Nothing else can be sent while this is true. */
  isBusy: boolean
  fieldErrors: FieldErrors
  /** What was in a field of the form that was refused. */
  typed(name: string): string | undefined
  /** Keeps a form from being sent if `check` finds errors. */
  checkForm(event: FormEvent<HTMLFormElement>): void
  /** After a conflict: what the other user saved, and what was sent. */
  conflict: { theirs: TheirsOf<Name>; yours: ReadOf<Name> } | null
  /** The last call's result, if it succeeded and was of that operation. */
  valueOf<One extends Name>(name: One): ValueOf<One> | null
  /** Listens for the outcome of its form, which is being sent. */
  follow(): void
  /** Forgets a refusal: its form is gone, and the next one starts without it. */
  forget(): void
  /** Sends it without a form; to this page, or to the one that answers. */
  send(operation: Name, fields?: Record<string, string> | FormData, options?: SendOptions): void
}

/** Calls operations from the forms of this component: the outcome is announced, and invalid fields are marked. */
export function useOperation<Name extends OperationName>({
  done,
  failed,
  leadsTo,
  onDone,
  onFailed,
  check,
}: Words<Name>): CalledOperation<Name> {
  const id = useId()
  const fetcher = useFetcher<OperationAnswer<Name>>({ key: id })
  // Without a script, the form is posted to the page itself.
  const sent = useActionData() as OperationAnswer<Name> | undefined
  const posted = sent?.form?.startsWith(`${id} `) ? sent : undefined
  const given = (fetcher.data as OperationAnswer<Name> | undefined) ?? posted
  const [forgotten, setForgotten] = useState<OperationAnswer<Name>>()
  const answer = given === forgotten ? undefined : given
  const wordsOf = (given: OperationAnswer<Name>): Said | null => {
    if (!given.ok) return wordsOfFailed(failed, given as Failed<Name>)
    const words = done?.[given.operation] as Done | ((value: unknown) => Done | null) | undefined
    const said = typeof words === 'function' ? words(given.value) : words
    return typeof said === 'string' ? { title: said } : (said ?? null)
  }
  const [found, setFound] = useState<FieldErrors>({})
  const checkForm = (event: FormEvent<HTMLFormElement>): void => {
    const { currentTarget: element } = event
    const fieldErrors = check?.(new FormData(element), element) ?? {}
    setFound(fieldErrors)
    const [message] = Object.values(fieldErrors)
    if (message === undefined) return
    event.preventDefault()
    const refusal = { ok: false, reason: 'invalid', message, fieldErrors, form: id }
    const said = wordsOfFailed(failed, refusal as unknown as Failed<Name>)
    if (said) notify.error(said.title, said.message, said.options)
  }
  const navigate = useNavigate()
  const hear = {
    onAnswer(given: OperationAnswer<Name>): void {
      if (given.ok) tellSaved(id)
      const said = wordsOf(given)
      if (said && given.ok) notify[said.isNews ? 'info' : 'success'](said.title, said.message, said.options)
      if (said && !given.ok) notify.error(said.title, said.message, said.options)
      if (given.ok) onDone?.(given.operation, given.value as ValueOf<Name>)
      else onFailed?.(given as Failed<Name>)
    },
    // Not until the surrounding pages have revalidated: two navigations at once may leave the old page in place.
    async onSettled(given: OperationAnswer<Name>): Promise<void> {
      if (!given.ok) return
      const lead = leadsTo?.[given.operation] as ((value: unknown) => Lead | Promise<Lead>) | undefined
      const found = await lead?.(given.value)
      // Whatever else the page contains is settled by what was done here.
      if (found) tellSaved(null)
      if (typeof found === 'string') void navigate(found)
      else if (found) void navigate(found.to, { preventScrollReset: true })
    },
  }
  // The latest rendered callbacks receive the answer, even if they are no longer on the page.
  const hearer = useRef(hear)
  useEffect(() => {
    hearer.current = hear
  })
  const follow = (): void =>
    followAnswer({
      key: id,
      before: fetcher.data,
      onAnswer: (given) => hearer.current.onAnswer(given as OperationAnswer<Name>),
      onSettled: (given) => void hearer.current.onSettled(given as OperationAnswer<Name>),
    })
  useEffect(() => {
    if (!posted) return
    hearer.current.onAnswer(posted)
    void hearer.current.onSettled(posted)
  }, [posted])
  const isIdle = fetcher.state === 'idle'
  const isFound = Object.keys(found).length > 0
  const isConflict = answer?.ok === false && answer.reason === 'conflict'
  return {
    id,
    fetcher,
    answer,
    // The page itself shows that it is outdated.
    said: posted && !isOlder(posted) ? saidOf(posted.ok, wordsOf(posted)) : null,
    isBusy: !isIdle,
    fieldErrors: isFound
      ? found
      : answer?.ok === false && answer.reason === 'invalid'
        ? answer.fieldErrors
        : {},
    checkForm,
    typed: (name) => answer?.typed[name]?.[0],
    conflict: isConflict ? (answer as CalledOperation<Name>['conflict']) : null,
    valueOf: (name) =>
      answer?.ok && answer.operation === name ? (answer.value as ValueOf<typeof name>) : null,
    follow,
    forget() {
      if (!answer?.ok) setForgotten(answer)
      setFound({})
    },
    send(operation, fields = {}, options) {
      follow()
      const sent = fields instanceof FormData ? fields : { ...fields, operation }
      if (sent instanceof FormData) sent.set('operation', operation)
      void fetcher.submit(sent, { method: 'post', ...options })
    },
  }
}

/**
 * Tells the leaving guard, which only the back office loads, which call's forms were saved; null for all forms of the
 * page.
 */
const tellSaved = (call: string | null): unknown =>
  document.dispatchEvent(new CustomEvent('saved', { detail: call }))

const isOlder = (answer: OutcomeOf<OperationName>): boolean =>
  !answer.ok && answer.reason === 'refused' && answer.because === olderPage

const saidOf = (isDone: boolean, words: Said | null) => words && { ...words, isDone }

function wordsOfFailed<Name extends OperationName>(
  failed: Words<Name>['failed'],
  answer: Failed<Name>,
): Said | null {
  // Whatever the usual message would be, this one is what helps.
  if (isOlder(answer)) return olderPageWords
  if (typeof failed === 'function') return failed(answer)
  return { title: failed, message: answer.reason === 'invalid' ? lookAtFields : answer.message }
}

const lookAtFields = 'Check the marked fields and try again.'

type FormProps<Name extends OperationName> = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'id' | 'className' | 'children' | 'aria-label' | 'onSubmit' | 'onChange'
> & {
  of: CalledOperation<Name>
  /** For a form whose fields are also informative: they are shown but disabled if this operation would be refused. */
  readOnlyUnless?: Name
  /** The page that answers, if it is not this one. */
  action?: string
  /** False if the page's data is not to be read again, whatever the outcome. */
  defaultShouldRevalidate?: boolean
  /** True if the next page keeps the same scroll position. */
  preventScrollReset?: boolean
  /** The form element, for callers that clear it on success. */
  ref?: RefObject<HTMLFormElement | null>
}

/**
 * A form for operations; an <OperationButton> in it, or one that refers to it, determines which. The first invalid
 * field is focused. When the page is rendered again after a refusal, UI kit fields start with what was typed into them.
 */
export function OperationForm<Name extends OperationName>({
  of,
  children,
  ref,
  onSubmit,
  readOnlyUnless,
  ...props
}: FormProps<Name>) {
  const refused = use(RefusedOperations)
  const isReadOnly = readOnlyUnless !== undefined && refused.includes(readOnlyUnless)
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const { fieldErrors } = of
  const forget = useEffectEvent(of.forget)
  useEffect(() => () => forget(), [])
  // Several forms may share a call.
  const id = `${of.id} ${useId()}`
  const sent = useActionData() as OperationAnswer<Name> | undefined
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [fieldErrors, form])
  return (
    <of.fetcher.Form
      method="post"
      ref={form}
      // The shop itself reports what is missing or wrong, beside each field.
      noValidate
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!event.defaultPrevented) of.checkForm(event)
        if (!event.defaultPrevented) of.follow()
      }}
      {...props}
    >
      <input type="hidden" name={formField} value={id} />
      {of.said && (
        <Notice tone={of.said.isDone ? 'done' : 'wrong'} title={of.said.title}>
          {of.said.message}
        </Notice>
      )}
      <FormAround
        value={{
          typed: sent?.form === id && !sent.ok ? sent.typed : null,
          errors: of.answer && of.answer.form !== id ? {} : fieldErrors,
        }}
      >
        {isReadOnly ? (
          <fieldset disabled className="contents">
            {children}
          </fieldset>
        ) : (
          children
        )}
      </FormAround>
    </of.fetcher.Form>
  )
}

type ButtonProps<Name extends OperationName> = Omit<
  ComponentProps<typeof Button>,
  'name' | 'value' | 'type'
> & {
  of: CalledOperation<Name>
  operation: Name
}

/** Sends its form to that operation. Not rendered for staff who would be refused. */
export function OperationButton<Name extends OperationName>({ of, operation, ...props }: ButtonProps<Name>) {
  if (use(RefusedOperations).includes(operation)) return null
  return <Button type="submit" name="operation" value={operation} isBusy={of.isBusy} {...props} />
}
