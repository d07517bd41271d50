import { data, type MiddlewareFunction } from 'react-router'
import { isUuid } from '#domain/uuid.ts'

/**
 * A malformed id cannot belong to anything: a submission to a URL with one gets a 404 before any of it is read. For a
 * GET, the page itself shows this, in its own frame.
 */
export const refuseOddIds: MiddlewareFunction<Response> = ({ request, params }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isOdd = Object.entries(params).some(
    ([name, value]) => name.endsWith('Id') && !isUuid(value) && value !== whereOneBegins,
  )
  if (isOdd && !isRead) throw data('There is nothing here.', { status: 404 })
  return next()
}

/** Takes the place of an id for something not saved yet. */
const whereOneBegins = 'new'
