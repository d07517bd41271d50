import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { RefusedPage } from './answer-refusals.ts'
import { visitContext } from './context.ts'
import { NonceProvider } from './nonce.tsx'
import { partsDrawn } from './ui/later.tsx'

export const streamTimeout = 5_000

/** When a robot that finds the shop closed should try again. */
const closedSeconds = '600'

/** Refusals are answers; only unexpected errors are worth a line in the log. */
export function handleError(error: unknown, { request, context }: ErrorContext): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(visitContext).report(error)
}

type ErrorContext = { request: Request; context: Readonly<RouterContextProvider> }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (status === 503) headers.set('retry-after', retryAfterOf(routerContext) ?? closedSeconds)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, userAgent, isWhole } = context.get(visitContext)
  const stream = await renderToReadableStream(
    <NonceProvider nonce={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    {
      ...{ nonce, signal: AbortSignal.timeout(streamTimeout + 1_000), onError() {} },
      // Keeps rendered HTML in place, however long, so that no script is needed to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  await partsDrawn()
  // Robots only read the first bytes; people see the shell while the rest arrives.
  if (isWhole || isbot(userAgent)) await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** The retry time given by a door that refused (answer-refusals.ts). */
function retryAfterOf({ staticHandlerContext }: EntryContext): string | null {
  const [error] = Object.values(staticHandlerContext.errors ?? {})
  const seconds = isRouteErrorResponse(error) ? (error.data as Partial<RefusedPage>).retryAfterSeconds : null
  return seconds ? String(seconds) : null
}
