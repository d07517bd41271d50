/** A form's contents before the user first touched it, and whether the user has changed anything since. */
type Touched = { before: string; isWorkedOn: boolean; isTried: boolean }

const touched = new WeakMap<HTMLFormElement, Touched>()

/**
 * Searches and filters only query the shop; forms marked `data-leaves-freely` are stored elsewhere, or are no more than
 * a choice.
 */
const guarded = 'form:not([method=get], [role=search], search *, [data-leaves-freely])'

const comesTo = ['focusin', 'pointerdown', 'keydown', 'beforeinput', 'drop']
const worksOn = ['input', 'change', 'click']

const formAround = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(guarded) : null

const formsIn = (within: ParentNode): HTMLFormElement[] => [
  ...within.querySelectorAll<HTMLFormElement>(guarded),
]

function comeTo(event: Event): void {
  const form = formAround(event)
  if (form && !touched.has(form))
    touched.set(form, { before: contentOf(form), isWorkedOn: false, isTried: false })
}

function workOn(event: Event): void {
  const form = formAround(event)
  const found = form && touched.get(form)
  // A button that doesn't submit changes the form, for example by adding a row.
  if (found && (event.type !== 'click' || (event.target as Element).closest('button[type=button]')))
    found.isWorkedOn = true
}

/** The call that sends a form: the first part of its field `form` (form-field.ts). */
const callOf = (form: HTMLFormElement): string =>
  String(new FormData(form).get('form')).split(' ', 1)[0] ?? ''

/** A button may send something that saves nothing, such as a test email: what was typed is then still unsaved. */
function noteSent(event: Event): void {
  const { target, submitter } = event as SubmitEvent
  const found = touched.get(target as HTMLFormElement)
  if (found) found.isTried = submitter?.matches('[data-saves-nothing]') ?? false
}

/** The call whose forms were saved, or null for all forms on the page. */
function hearSaved({ detail }: CustomEvent<string | null>): void {
  for (const form of formsIn(document))
    if (detail === null || (callOf(form) === detail && !touched.get(form)?.isTried)) touched.delete(form)
}

/** Watches every form on the page from now on; returns a function that stops it. */
export function watchForms(): () => void {
  const listeners: [string, EventListener][] = [
    ...comesTo.map((name): [string, EventListener] => [name, comeTo]),
    ...worksOn.map((name): [string, EventListener] => [name, workOn]),
    ['submit', noteSent],
    ['saved', hearSaved as EventListener],
  ]
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
  }
}

/**
 * Whether a form on the page, or within that element, has changes that are neither saved nor being sent by those calls.
 */
export function hasUnsavedChanges(within: ParentNode = document, sending: readonly string[] = []): boolean {
  return formsIn(within).some((form) => {
    const found = touched.get(form)
    return found?.isWorkedOn && !sending.includes(callOf(form)) && found.before !== contentOf(form)
  })
}

export function forgetChanges(within: ParentNode = document): void {
  for (const form of formsIn(within)) touched.delete(form)
}

/** The page's own hidden fields, which may be refreshed while the user is typing. */
const isMark = (name: string): boolean => /^(form|operation|version|seen.*)$/.test(name)

/** What a form would send; for one whose fields are state of its page, their current values. */
function contentOf(form: HTMLFormElement): string {
  const content = form.matches('[data-state-form]')
    ? [...form.querySelectorAll<HTMLInputElement>('input:not([type=search]), select, textarea')].map(
        ({ type, checked, value }) => (/^(checkbox|radio)$/.test(type) ? checked : value),
      )
    : [...new FormData(form)]
        .filter(([name]) => !isMark(name))
        .map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value])
  return JSON.stringify(content)
}
