import { createHash } from 'node:crypto'
import { bannerDismissed, isBannerDismissed } from '#domain/shop/banner-cookie.ts'
import { minutes } from '#server/kernel/clock.ts'
import { createKept } from '#server/kernel/kept.ts'
import { type Reads, recordReads } from '#server/kernel/postgres/reads.ts'
import type { TableChanges } from '#server/kernel/postgres/table-changes.ts'
import type { Shop } from '#server/shop.ts'
import type { ServePage, Visit } from '../visit.ts'
import { allowByHash, placeOfNonce, withNonce } from './inline-scripts.ts'
import { bytesOfPacked, type Packed, unpackFor } from './packed.ts'
import { isSameForAll } from './same-for-all.ts'

/** About a hundred pages, each in up to three forms. */
const mostBytes = 24_000_000

type KeptPage = {
  status: number
  headers: [string, string][]
  content: Packed
  etag: string
  /** What the policy allows for its inline scripts; null for a page that is valid only this once. */
  sources: string | null
  tables: ReadonlySet<string>
  /** The check of the database's changes that preceded drawing it. */
  since: number
  /** Anything that shows a time is valid for this minute. */
  minute: number
}

/**
 * Pages that are the same for everyone are drawn once for each version of what they read, for no one in particular:
 * drawing sees no cookie, address or browser of the requester, so that nothing leaks from one to another. Before each
 * response the database is asked what has changed (kernel/postgres/table-changes.ts).
 */
export function keepPages(servePage: ServePage): ServePage {
  const kept = createKept<KeptPage>(mostBytes, ({ content }) => bytesOfPacked(content))

  return async (request, shop, visit) => {
    const url = new URL(request.url)
    if (!mayBeKept(request, url, visit)) return servePage(request, shop, visit)
    const { tableChanges, clock } = shop
    const since = await tableChanges.look()
    const minute = Math.floor(clock.now().getTime() / minutes(1))
    const isBannerOff = isBannerDismissed(request.headers.get('cookie'))
    const forNobody = { url, isBannerOff, visit }
    let drawnHere: KeptPage | null = null
    const draw = async (): Promise<KeptPage> => {
      const drawn = await recordReads(() => drawForNobody(servePage, shop, forNobody))
      const isKept = isWhole(drawn.reads, tableChanges)
      drawnHere = { ...(await toPage(drawn.outcome, isKept)), tables: drawn.reads.tables, since, minute }
      return drawnHere
    }
    const isTrue = (page: KeptPage): boolean =>
      page.sources !== null && page.minute === minute && tableChanges.areSame(page.tables, page.since)

    const key = `${url.href} ${isBannerOff}`
    // Another request may have begun drawing before the change that this visit must see.
    for (let tries = 0; tries < 2; tries++) {
      const drawing = kept.get(key, draw)
      const page = await drawing
      if (page.sources === null || !isTrue(page)) kept.forget(key, drawing)
      if (page === drawnHere || isTrue(page)) return answer(page, request, visit)
    }
    return answer(await draw(), request, visit)
  }
}

const mayBeKept = (
  { method, headers }: Request,
  url: URL,
  { actor, sessionToken, refusal }: Visit,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  sessionToken === null &&
  !headers.has('authorization') &&
  actor.user === null &&
  refusal === undefined &&
  isSameForAll(url)

const isWhole = ({ isForOnce, tables }: Reads, { isFollowed }: TableChanges): boolean =>
  !isForOnce && [...tables].every(isFollowed)

type ForNobody = { url: URL; isBannerOff: boolean; visit: Visit }

function drawForNobody(
  servePage: ServePage,
  shop: Shop,
  { url, isBannerOff, visit }: ForNobody,
): Promise<Response> {
  const { origin, requestId, report, refusalOf } = visit
  const headers = { accept: '*/*', ...(isBannerOff && { cookie: bannerDismissed }) }
  const nobody: Visit = {
    ...{ requestId, report, refusalOf, origin },
    actor: { visitorId: '', user: null, way: 'page', network: '', origin, userAgent: '' },
    ...{ sessionToken: null, clientAddress: '', userAgent: '', nonce: placeOfNonce, inlineScripts: '' },
    isWhole: true,
    holdOrder: () => false,
    setSession() {
      throw new Error('a page that is the same for everyone signs no one in')
    },
  }
  return servePage(new Request(url, { headers }), shop, nobody)
}

async function toPage(
  response: Response,
  isKept: boolean,
): Promise<Omit<KeptPage, 'tables' | 'since' | 'minute'>> {
  const { status, headers } = response
  const text = await response.text()
  const allowed = isKept && status === 200 && headers.getSetCookie().length === 0 ? allowByHash(text) : null
  const bytes = Buffer.from(allowed?.html ?? text)
  return {
    status,
    headers: [...headers].filter(([name]) => name !== 'content-length'),
    content: { bytes, forms: {} },
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    sources: allowed?.sources ?? null,
  }
}

async function answer(page: KeptPage, request: Request, visit: Visit): Promise<Response> {
  const headers = new Headers(page.headers)
  const { status, content, etag, sources } = page
  const isHead = request.method === 'HEAD'
  if (sources === null)
    return new Response(isHead ? null : withNonce(new TextDecoder().decode(content.bytes), visit.nonce), {
      status,
      headers,
    })
  visit.inlineScripts = sources
  headers.set('etag', etag)
  headers.set('vary', 'Accept-Encoding, Cookie')
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, no-cache')
  if (isSameAs(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const { body, encoding } = await unpackFor(content, request.headers.get('accept-encoding'))
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(isHead ? null : body, {
    status,
    headers,
  })
}

/** RFC 9110 section 13.1.2, with the weak comparison of section 8.8.3.2. */
const isSameAs = (asked: string | null, etag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim() === etag)
