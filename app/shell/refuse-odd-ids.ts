import { data, type MiddlewareFunction } from 'react-router'
import { isUuid } from '#domain/uuid.ts'

/**
 * What can be no id is the id of nothing: what is sent to an address with one is answered as where nothing is, before
 * anything of it is read. Who only looks is told so by the page, in its own frame.
 */
export const refuseOddIds: MiddlewareFunction<Response> = ({ request, params }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isOdd = Object.entries(params).some(
    ([name, value]) => name.endsWith('Id') && !isUuid(value) && value !== whereOneBegins,
  )
  if (isOdd && !isRead) throw data('There is nothing here.', { status: 404 })
  return next()
}

/** In the place of an id, of what is not saved yet. */
const whereOneBegins = 'new'
