/** What a form said before somebody's hand came to it, and whether that hand has done anything since. */
type Touched = { before: string; isWorkedOn: boolean; isTried: boolean }

const touched = new WeakMap<HTMLFormElement, Touched>()

/** Searches and filters ask the shop for something; what leaves freely is kept elsewhere, or is no more than a choice. */
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
  // A button that sends nothing changes the form, such as by a row more.
  if (found && (event.type !== 'click' || (event.target as Element).closest('button[type=button]')))
    found.isWorkedOn = true
}

/** The call that sends a form: what its field `form` (form-field.ts) begins with. */
const callOf = (form: HTMLFormElement): string =>
  String(new FormData(form).get('form')).split(' ', 1)[0] ?? ''

/** A button may send what only looks, such as a test mail: what was typed is as unsaved then as before. */
function noteSent(event: Event): void {
  const { target, submitter } = event as SubmitEvent
  const found = touched.get(target as HTMLFormElement)
  if (found) found.isTried = submitter?.matches('[data-saves-nothing]') ?? false
}

/** The call of the forms that were saved, or null for all that are on the page. */
function hearSaved({ detail }: CustomEvent<string | null>): void {
  for (const form of formsIn(document))
    if (detail === null || (callOf(form) === detail && !touched.get(form)?.isTried)) touched.delete(form)
}

/** Follows every form of the page from here on; returns the undoing. */
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

/** Whether a form of the page, or within that element, says something that is neither saved nor on its way by those calls. */
export function hasUnsavedChanges(within: ParentNode = document, sending: readonly string[] = []): boolean {
  return formsIn(within).some((form) => {
    const found = touched.get(form)
    return found?.isWorkedOn && !sending.includes(callOf(form)) && found.before !== contentOf(form)
  })
}

export function forgetChanges(within: ParentNode = document): void {
  for (const form of formsIn(within)) touched.delete(form)
}

/** The page's own marks, which are read anew while somebody types. */
const isMark = (name: string): boolean => /^(form|operation|version|seen.*)$/.test(name)

/** What a form would send; of one whose fields are state of its page, what stands in them. */
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
