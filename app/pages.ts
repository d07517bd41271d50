import * as build from 'virtual:react-router/server-build'
import { captureOwnerStack } from 'react'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Visit } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'
import { answerRefusals } from './answer-refusals.ts'
import { shopContext, visitContext } from './context.ts'

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

/** The one door between the HTTP edge and the pages. Built by Vite, loaded by the server. */
export function servePage(request: Request, shop: Shop, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(shopContext, answerRefusals(shop, visit.refusalOf))
  context.set(visitContext, visit)
  return handle(request, context)
}

/**
 * Which build of React this process has loaded, detected from React itself: only its development build can tell which
 * component created an element (react.dev, captureOwnerStack).
 */
export const reactBuild = typeof captureOwnerStack === 'function' ? 'development' : 'production'
