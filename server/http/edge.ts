import { randomBytes, randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { captchaWidgets } from '#domain/people/captcha.ts'
import { builderOrigin } from '#domain/shop/outside-builder.ts'
import { isOwnId } from '#domain/uuid.ts'
import { isServiceKey } from '#server/auth/index.ts'
import { fileRoutes } from '#server/http/files/file-routes.ts'
import { publicFileRoutes } from '#server/http/files/public-files.ts'
import { staticRoutes } from '#server/http/files/static-routes.ts'
import { videoFileRoutes } from '#server/http/files/video-files.ts'
import { limitBody, maxBodyBytes, maxProfileBody, takesProfiles } from '#server/http/limits/limit-body.ts'
import { limitRequests } from '#server/http/limits/limit-requests.ts'
import { limitVisits } from '#server/http/limits/limit-visits.ts'
import { requireRoom } from '#server/http/limits/require-free-space.ts'
import { artworkUploads } from '#server/http/uploads/artwork-uploads.ts'
import { blogMediaRoutes } from '#server/http/uploads/blog-media.ts'
import { importRoutes } from '#server/http/uploads/imports.ts'
import { requireMay } from '#server/http/uploads/require-may.ts'
import { videoUploads } from '#server/http/uploads/video-uploads.ts'
import { isStaffActor } from '#server/kernel/actor.ts'
import { currentRequest } from '#server/kernel/current-request.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Log } from '#server/kernel/log.ts'
import { createAvifCopies } from '#server/kernel/pictures/avif-copies.ts'
import type { Shop } from '#server/shop.ts'
import { aboutRoutes } from './about-routes.ts'
import { allowOrigins, isGuestOrigin } from './allow-origins.ts'
import { isAnonymousKey } from './anonymous-key.ts'
import { apiV1Routes } from './api-v1.ts'
import { authV1Routes } from './auth-v1.ts'
import { bearerOf } from './bearer.ts'
import { clientAddress, trustedProxies } from './client-address.ts'
import { compressPages } from './compress-pages.ts'
import { createCookieJar, oneYear } from './cookie-jar.ts'
import { isCrossSite } from './csrf.ts'
import { createDrain, type Drain } from './drain.ts'
import { enterByKey } from './enter-by-key.ts'
import { errorBody } from './error-forms.ts'
import { eventRoutes } from './event-routes.ts'
import { functionsV1Routes } from './functions-v1.ts'
import { healthRoutes } from './health.ts'
import { heldOrders, holdOrder } from './held-orders.ts'
import { keepPages } from './kept-pages/keep-pages.ts'
import { leadOn } from './lead-on.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { outagePage } from './outage-page.ts'
import { refusalOf } from './refusal-of.ts'
import { refuseOtherHosts } from './refuse-other-hosts.ts'
import { securityHeaders } from './security-headers.ts'
import { traceRequest } from './trace-request.ts'
import {
  type EdgeVariables,
  type ServePage,
  sessionCookieName,
  type Visit,
  visitorCookieName,
} from './visit.ts'
import { webhookRoutes } from './webhooks.ts'

export type EdgeDeps = {
  shop: Shop
  environment: Environment
  log: Log
  servePage: ServePage
  drain?: Drain
  /** The folder of the built pages' files; absent while Vite serves them itself. */
  staticFolder?: string
}

/**
 * Where identity providers make the browser post their responses (OAuth 2.0 Form Post Response Mode, SAML POST
 * binding). No cookie is used there; the responses prove themselves.
 */
const answeredByForm = new Set(['/auth/v1/callback', '/auth/v1/sso/saml/acs'])
/**
 * In characters; ours have a few hundred. Routers try each path segment against each route: 12 KB of segments took 6 s
 * of CPU.
 */
const longestPath = 1_000
/** Seconds, if a limit doesn't specify otherwise (RFC 9110 section 10.2.3). */
const waitAWhile = '60'

/** Everything that a request passes through, in order; React Router is mounted last. */
export function createEdge({
  shop,
  environment,
  log,
  servePage,
  staticFolder,
  drain = createDrain(),
}: EdgeDeps): Hono<EdgeVariables> {
  const edge = new Hono<EdgeVariables>()
  const isTrusted = trustedProxies(environment.TRUSTED_PROXIES)
  const isDevelopment = environment.NODE_ENV === 'development'
  const serve = leadOn(isDevelopment ? servePage : keepPages(servePage))
  const { METRICS_TOKEN } = environment
  const metrics = METRICS_TOKEN ? createMetrics({ ...shop, log }) : null
  const { captcha } = shop.auth
  const captchaOrigins = captcha ? captchaWidgets[captcha.provider].origins : []
  const editorOrigin = shop.printFiles.outsideEditor?.origin ?? null
  /** A refusal with a cause is our fault. */
  const told = (requestId: string | undefined, refusal: AppError | null): AppError | null => {
    const error = refusal?.details.cause
    if (error) log.error({ requestId, error }, 'the database failed a request')
    return refusal
  }

  edge.use(async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    const origin = environment.PUBLIC_URL
      ? new URL(environment.PUBLIC_URL).origin
      : new URL(context.req.url).origin
    const isSecure = origin.startsWith('https:')
    const nonce = randomBytes(16).toString('base64url')
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const network = clientAddress(socketAddress(context), forwardedFor, isTrusted)
    const cookies = createCookieJar(context, origin)
    const userAgent = context.req.header('user-agent') ?? ''
    const visit: Visit = {
      requestId,
      report: (error) => log.error({ requestId, error }, 'a page failed'),
      refusalOf: (error) => told(requestId, refusalOf(error)),
      actor: { visitorId: '', user: null, way: 'page', network, origin, userAgent },
      sessionToken: null,
      origin,
      clientAddress: network,
      userAgent,
      nonce,
      inlineScripts: `'nonce-${nonce}'`,
      setSession(token) {
        cookies.write(sessionCookieName, token?.value ?? '', { expires: token?.expiresAt ?? new Date(0) })
      },
      holdOrder: (orderId, key) => holdOrder(shop.orderLinks, cookies, { orderId, key }),
    }
    context.set('visit', visit)
    context.set('cookies', cookies)
    await currentRequest.run({ id: requestId, network }, () => traceRequest(context, requestId, next))
    for (const cookie of cookies.answers()) {
      context.res.headers.append('set-cookie', cookie)
      // A shared cache would hand one visitor's cookie to others.
      if (isForCaches(context.res)) context.res.headers.set('cache-control', 'private, no-cache')
    }
    if (isPersonal(visit, context.req.path) && !context.res.headers.has('cache-control'))
      context.res.headers.set('cache-control', 'private, no-store')
    for (const [name, value] of Object.entries(
      securityHeaders({
        ...{ inlineScripts: visit.inlineScripts, isSecure, isDevelopment, editorOrigin, captchaOrigins },
        builderOrigin: await outsideBuilderOrigin(shop, context.res),
      }),
    )) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    context.res.headers.set('x-request-id', requestId)
    if (context.res.status === 429 && !context.res.headers.has('retry-after'))
      context.res.headers.set('retry-after', waitAWhile)
    const { method, path } = context.req
    const milliseconds = Math.round(performance.now() - started)
    const { status } = context.res
    const asker = refusals.has(status) ? { network, userId: visit.actor.user?.id } : {}
    log.info({ requestId, method, path, status, milliseconds, ...asker }, 'request')
    metrics?.note({ method, path, status, milliseconds })
  })

  edge.use(refuseOtherHosts(environment))
  edge.use(async (context, next) => {
    const { url, path } = context.req
    // The database can't store a NUL, and no address of ours has one.
    if (url.includes('%00') || path.length > longestPath)
      throw new AppError('bad_request', 'This address is not valid.')
    await next()
  })
  if (staticFolder) edge.route('/', staticRoutes(staticFolder))
  edge.use(compress())
  edge.use(compressPages())
  edge.route('/health', healthRoutes(shop, drain))
  if (metrics && METRICS_TOKEN) edge.route('/metrics', metricsRoutes(metrics, METRICS_TOKEN))
  edge.use(allowOrigins(environment.ALLOWED_ORIGINS))
  edge.use(limitRequests(environment.REQUESTS_PER_MINUTE, shop.clock))
  const limited = limitBody(maxBodyBytes)
  const roomy = limitBody(maxProfileBody)
  edge.use((context, next) => {
    const { path } = context.req
    if (path.startsWith('/uploads/')) return next()
    return (takesProfiles(path) ? roomy : limited)(context, next)
  })
  edge.route('/', aboutRoutes({ shop, environment }))
  edge.route('/webhooks', webhookRoutes(shop))
  const copies = createAvifCopies(shop.files, (error) => log.warn({ error }, 'a picture has no AVIF copy'))
  edge.route('/files/public', publicFileRoutes(shop.files, copies))
  edge.route('/files/films', videoFileRoutes(shop))

  edge.use(async (context, next) => {
    const isInvited = answeredByForm.has(context.req.path) || isGuestOrigin(context)
    if (!isInvited && isCrossSite(context.req.raw, context.get('visit').origin))
      throw new AppError('forbidden', 'This request came from another site.')
    await next()
  })

  // Before the cookies are read: it works by tokens only.
  edge.use('/auth/v1/*', limitVisits(shop.rateLimiter))
  edge.route('/auth/v1', authV1Routes(shop))

  edge.use(async (context, next) => {
    const visit = context.get('visit')
    const isGuest = isGuestOrigin(context)
    const cookies = context.get('cookies')
    const known = isGuest ? '' : (cookies.read(visitorCookieName) ?? '')
    visit.actor.visitorId = isOwnId(known) ? known : randomUUID()
    if (visit.actor.visitorId !== known && !isGuest)
      cookies.write(visitorCookieName, visit.actor.visitorId, { maxAge: oneYear })
    const session = isGuest ? null : cookies.read(sessionCookieName)
    visit.sessionToken = session
    const bearer = bearerOf(context.req.header('authorization'))
    if (bearer && isAnonymousKey(bearer)) visit.sessionToken = null
    else if (bearer && isServiceKey(bearer)) await enterByKey(context, shop, bearer)
    else if (bearer) {
      visit.actor.user = await shop.auth.authenticateBearer(bearer)
      visit.actor.way = 'api'
      if (!visit.actor.user)
        throw new AppError('not_signed_in', 'The access token is invalid or has expired.')
    } else if (session) visit.actor.user = await shop.auth.authenticate(session)
    if (!isGuest && !isStaffActor(visit.actor)) visit.actor.heldOrders = heldOrders(shop.orderLinks, cookies)
    await next()
  })

  edge.use(limitVisits(shop.rateLimiter))
  edge.route('/events', eventRoutes(shop, drain))
  edge.use('/uploads/*', requireRoom(shop.disk))
  edge.route('/uploads/artworks', artworkUploads(shop))
  edge.route('/uploads/imports', importRoutes(shop))
  edge.use('/uploads/blog-media/*', requireMay('content.write'))
  edge.use('/uploads/blog-videos/*', requireMay('content.write'))
  edge.route('/uploads/blog-media', blogMediaRoutes(shop))
  edge.route('/uploads/blog-videos', videoUploads(shop))
  edge.route('/files', fileRoutes(shop))
  edge.route('/api/v1', apiV1Routes(shop))
  edge.route('/functions/v1', functionsV1Routes(shop))

  edge.all('*', async (context) => {
    const visit = context.get('visit')
    return serve(withOrigin(context.req.raw, visit.origin), shop, visit)
  })

  edge.onError((error, context) => {
    const refusal = told(context.get('visit')?.requestId, refusalOf(error))
    if (refusal) {
      const { retryAfterSeconds } = refusal.details
      if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
      if (refusal.code === 'unavailable' && asksForPage(context.req.raw))
        return context.html(outagePage(refusal), 503)
      return context.json(errorBody(context.req.path, refusal), refusal.status as 400)
    }
    log.error({ requestId: context.get('visit')?.requestId, error }, 'request failed')
    return context.json(errorBody(context.req.path, null), 500)
  })

  return edge
}

/** For these, the log says who made the request: not signed in, not allowed, another host, too often. */
const refusals = new Set([401, 403, 421, 429])

const personalPaths = /^\/(auth|profile|customer-portal|order|admin|dev)(?=[/.]|$)/

/** Pages for one person must not stay on a shared machine, nor in any cache in between. */
const isPersonal = ({ actor }: Visit, path: string): boolean =>
  actor.user !== null || personalPaths.test(path)

const isForCaches = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('public') === true

/**
 * Pages allow another builder's script if the shop has configured one; if the settings can't be read, none is allowed.
 */
async function outsideBuilderOrigin({ settings }: Shop, { headers }: Response): Promise<string | null> {
  if (!headers.get('content-type')?.startsWith('text/html')) return null
  const known = await settings.read().catch(() => null)
  return known?.outsideBuilder ? builderOrigin(known.outsideBuilder) : null
}

const asksForPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD' || method === 'POST') &&
  /\btext\/html\b/.test(headers.get('accept') ?? '')

/** React Router compares a form's Origin with the request's URL, which is not the public one behind a proxy. */
function withOrigin(request: Request, origin: string): Request {
  const url = new URL(request.url)
  if (url.origin === origin) return request
  return new Request(new URL(url.pathname + url.search, origin), request)
}

/** Requests made in-process (by tests) have no socket. */
function socketAddress(context: Parameters<typeof getConnInfo>[0]): string {
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? '') : ''
}
