import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import { answerRefusals } from './answer-refusals.ts'
import { shopContext, visitContext } from './context.ts'

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

/** The one door between the HTTP edge and the pages. Built by Vite, loaded by the server. */
export function servePage(request: Request, shop: Shop, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(shopContext, answerRefusals(shop))
  context.set(visitContext, visit)
  return handle(request, context)
}
