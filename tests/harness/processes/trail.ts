import type { BrowserContext, Page, Request, Response } from 'playwright-core'

const kept = 60

/** A page's last actions and contents: read when its test fails, for a failure that happens once in fifty runs. */
export class Trail {
  #steps: string[] = []
  #began = performance.now()
  #closed: string[] = []

  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('request', this.#asked).on('response', this.#answered).on('requestfailed', this.#failed)
    context.on('page', this.#opened)
    for (const page of context.pages()) this.#opened(page)
  }

  #asked = (request: Request): void => this.#step('→', request.method(), request.url())
  #answered = (response: Response): void => this.#step('←', String(response.status()), response.url())
  #failed = (request: Request): void => this.#step('✕', request.failure()?.errorText ?? '', request.url())
  #opened = (page: Page): void => void page.on('framenavigated', (frame) => this.#step('at', frame.url()))

  /** Its context continues without it. */
  end(): void {
    this.#context.off('request', this.#asked).off('response', this.#answered)
    this.#context.off('requestfailed', this.#failed).off('page', this.#opened)
  }

  /** For the next test on the same pages. */
  begin(): void {
    this.#steps = []
    this.#closed = []
    this.#began = performance.now()
  }

  #step(...words: string[]): void {
    const line = words.join(' ')
    if (/\/assets\/|data:|blob:/.test(line)) return
    this.#steps.push(`${((performance.now() - this.#began) / 1000).toFixed(1)} s  ${line}`)
    if (this.#steps.length > kept) this.#steps.shift()
  }

  /** Before its pages close. */
  async look(): Promise<void> {
    if (this.#closed.length === 0) this.#closed = await Promise.all(this.#context.pages().map(words))
  }

  toString(): string {
    return [...this.#steps, ...this.#closed].join('\n')
  }
}

/** Doesn't wait for a page that no longer responds. */
async function words(page: Page): Promise<string> {
  const text = page.locator('body').innerText({ timeout: 1_000 })
  return `${page.url()}\n${await text.catch(() => '(no answer)')}`
}
