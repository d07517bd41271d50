import { within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import { type Browser, browse } from './browse.ts'

type Queries = ReturnType<typeof within>
/** A field's label and what a person enters: text or an option's text, a check mark, a file. */
type Filling = Record<string, string | boolean | File>

/** A page as the shop sends it, before any script: all of Testing Library's queries, and what a person can do. */
export type ReadPage = Queries & {
  status: number
  headers: Headers
  /** Path and query, after redirects. */
  path: string
  /** The text of its body. */
  words: string
  /** The same queries within one part: `page.in('main')`, `page.in('region', 'Result')`. */
  in(role: string, name?: string | RegExp): Queries
  /** Follows the link with that name. */
  follow(name: string | RegExp): Promise<ReadPage>
  /** Fills fields of the button's form by their labels, and clicks it, as a browser without scripts does. */
  submit(button: string | RegExp | HTMLElement, filling?: Filling): Promise<ReadPage>
}

/**
 * Reads a page over real HTTP without a browser, as a fresh visitor of a shop or as someone with cookies: for
 * everything visible in text, status, links and fields. There are no styles: what a breakpoint hides is found as well,
 * so look `in` a part of the page. Anything that involves layout, focus or scripts needs `openPage`.
 */
export function readPage(who: Browser | { origin: string }, path: string): Promise<ReadPage> {
  return visit('headers' in who ? who : browse(who), path)
}

async function visit(browser: Browser, path: string, sent: RequestInit = {}): Promise<ReadPage> {
  const url = new URL(path, browser.headers.origin)
  const headers = {
    ...browser.headers,
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  const answer = await fetch(url, { ...sent, headers, redirect: 'manual' })
  keepCookies(browser, answer.headers)
  const next = answer.headers.get('location')
  if (next === null || answer.status < 300 || answer.status > 399) return parse(browser, url, answer)
  await answer.body?.cancel()
  // 307 and 308 resend the same request.
  return visit(browser, new URL(next, url).href, answer.status < 304 ? {} : sent)
}

function keepCookies(browser: Browser, headers: Headers): void {
  const kept = new Map((browser.headers.cookie ?? '').split('; ').map((cookie) => halves(cookie, '=')))
  for (const cookie of headers.getSetCookie()) {
    const [name, value] = halves(cookie.split(';', 1)[0] ?? '', '=')
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) kept.delete(name)
    else kept.set(name, value)
  }
  browser.headers.cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}

function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

async function parse(browser: Browser, url: URL, answer: Response): Promise<ReadPage> {
  const { document } = new Window({ url: url.href, settings })
  document.write(await answer.text())
  // Testing Library uses TypeScript's own DOM types.
  const body = document.body as unknown as HTMLElement
  const page = within(body)
  return Object.assign(page, {
    status: answer.status,
    headers: answer.headers,
    path: url.pathname + url.search,
    words: wordsOf(body),
    in: (role: string, name?: string | RegExp) =>
      within(page.getByRole(role, name === undefined ? {} : { name })),
    follow: (name: string | RegExp) => {
      const link = page.getByRole<HTMLAnchorElement>('link', { name })
      return visit(browser, link.href)
    },
    submit: (button: string | RegExp | HTMLElement, filling: Filling = {}) => {
      const pressed = isElement(button) ? button : page.getByRole('button', { name: button })
      return submit(browser, url, pressed as HTMLButtonElement, filling)
    },
  })
}

const settings = {
  disableJavaScriptEvaluation: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  disableComputedStyleRendering: true,
  navigation: { disableMainFrameNavigation: true },
}

const isElement = (button: string | RegExp | HTMLElement): button is HTMLElement =>
  typeof button === 'object' && 'tagName' in button

/** The text of an element: blocks are separated, and what is never shown is left out. */
export function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const unread of copy.querySelectorAll('script, style, template')) unread.remove()
  for (const block of copy.querySelectorAll(`:not(${inline})`)) block.append(' ')
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const inline = 'a, abbr, b, code, em, i, mark, s, small, span, strong, sub, sup, time, u, wbr'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

async function submit(
  browser: Browser,
  url: URL,
  button: HTMLButtonElement,
  filling: Filling,
): Promise<ReadPage> {
  const { form } = button
  if (!form || button.disabled || button.type !== 'submit') {
    throw new Error(`“${wordsOf(button)}” sends no form without a script`)
  }
  for (const [label, value] of Object.entries(filling)) fill(fieldOf(form, label), label, value)
  const skipsCheck = form.noValidate || button.formNoValidate
  if (!skipsCheck && !form.checkValidity()) {
    const wrong = [...form.elements].filter((field) => !(field as Field).checkValidity())
    throw new Error(
      `A browser would not send the form: ${wrong.map((field) => (field as Field).name).join(', ')}`,
    )
  }
  const data = sentBy(form, button)
  const target = new URL(button.getAttribute('formaction') ?? form.getAttribute('action') ?? url.href, url)
  if ((button.getAttribute('formmethod') ?? form.method).toLowerCase() === 'get') {
    target.search = String(new URLSearchParams(wordsIn(data)))
    return visit(browser, target.href)
  }
  const isMultipart = (button.getAttribute('formenctype') ?? form.enctype) === 'multipart/form-data'
  return visit(browser, target.href, {
    method: 'POST',
    body: isMultipart ? data : new URLSearchParams(wordsIn(data)),
  })
}

/** By its full label, otherwise by part of it; fields that name their form belong to it wherever they are. */
function fieldOf(form: HTMLFormElement, label: string): HTMLElement {
  const labeled = (exact: boolean) =>
    within(form.ownerDocument.body)
      .queryAllByLabelText<HTMLInputElement>(label, { exact })
      .filter((field) => field.form === form && field.type !== 'submit')
  const whole = labeled(true)
  const found = whole.length > 0 ? whole : labeled(false)
  const [field] = found
  if (!field || found.length > 1) throw new Error(`The form has ${found.length} fields “${label}”`)
  return field
}

function fill(field: HTMLElement, label: string, value: string | boolean | File): void {
  const control = field as HTMLInputElement
  if (control.readOnly || isDisabled(control)) throw new Error(`“${label}” cannot be changed`)
  if (typeof value === 'boolean') control.checked = value
  else if (typeof value !== 'string') files.set(control, value)
  else if (field.tagName === 'SELECT') choose(field as HTMLSelectElement, label, value)
  else control.value = value
}

const isDisabled = (field: Element): boolean => field.matches('[disabled], fieldset[disabled] *')

/** Files chosen in file fields, which no script may set. */
const files = new WeakMap<Element, File>()

function choose(select: HTMLSelectElement, label: string, words: string): void {
  const option = [...select.options].find((one) => !one.disabled && wordsOf(one) === words)
  if (!option) throw new Error(`“${label}” has no option “${words}”`)
  select.value = option.value
}

/** The form's successful controls (HTML, “constructing the entry list”), including the clicked button's own. */
function sentBy(form: HTMLFormElement, button: HTMLButtonElement): FormData {
  const data = new FormData()
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    if (!field.name || isDisabled(field)) continue
    if (field.tagName === 'BUTTON' || /^(submit|reset|button|image)$/.test(field.type)) {
      if (field === (button as Element)) data.append(field.name, field.value)
    } else if (field.type === 'file') data.append(field.name, files.get(field) ?? new File([], ''))
    else if (field.tagName === 'SELECT') {
      for (const option of (field as unknown as HTMLSelectElement).options) {
        if (option.selected && !option.disabled) data.append(field.name, option.value)
      }
    } else if (!/^(checkbox|radio)$/.test(field.type)) data.append(field.name, field.value)
    else if (field.checked) data.append(field.name, field.getAttribute('value') ?? 'on')
  }
  return data
}

const wordsIn = (data: FormData): [string, string][] =>
  [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
