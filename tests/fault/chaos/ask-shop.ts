import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '#tests/harness/browse.ts'
import { browse } from '#tests/harness/browse.ts'
import type { BusyShop } from './rig.ts'
import type { Shelf } from './stock-shelf.ts'
import type { Told } from './told.ts'

/** What each simulated person gets: the shop, the record of what they were told, the shelf, and when to stop. */
export type Visit = { rig: BusyShop; told: Told; shelf: Shelf; isOver: () => boolean }

/** The longest that anyone waits for one response. */
const answerMs = 30_000
const tries = 200
let people = 0

/** A visitor from a separate network: the limits per network aren't under test here. */
export function visitorOf(rig: BusyShop): Browser {
  people++
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
  return withAddress(browse(rig), address)
}

export const withAddress = (browser: Browser, address: string): Browser => ({
  ...browser,
  headers: { ...browser.headers, 'x-forwarded-for': address },
})

export type Answer = { status: number; text: string; location: string }

/** Makes one call; null if it broke, took too long or got a server error. */
export async function call(
  { rig, told }: Visit,
  { headers }: Browser,
  method: string,
  path: string,
  body?: URLSearchParams | object,
): Promise<Answer | null> {
  const isForm = body instanceof URLSearchParams
  try {
    const answer = await fetch(new URL(path, rig.origin), {
      method,
      headers: isForm || !body ? headers : { ...headers, 'content-type': 'application/json' },
      body: isForm ? body : body && JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    const text = await answer.text()
    if (answer.status >= 500 || answer.status === 429) {
      told.unanswered++
      return null
    }
    return { status: answer.status, text, location: answer.headers.get('location') ?? '' }
  } catch {
    told.unanswered++
    return null
  }
}

/** Retries until it gets a response, as a determined person would; null when giving up. */
export async function insist<Thing>(
  visit: Visit,
  attempt: () => Promise<Thing | null>,
): Promise<Thing | null> {
  for (let count = 0; count < tries && !visit.isOver(); count++) {
    const got = await attempt()
    if (got !== null) return got
    await pause(300)
  }
  return null
}
