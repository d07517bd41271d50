import type { Server, ServerOptions } from '@tus/server'
import { refusalOf } from '#server/http/refusal-of.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'

/** What a door refused and what the database failed is told at the edge, like any other; the rest by the protocol. */
export async function askTus(
  open: (options: Pick<ServerOptions, 'onResponseError'>) => Server,
  request: Request,
): Promise<Response> {
  let refused: unknown = null
  const server = open({
    onResponseError(_request, error) {
      if (refusalOf(error)) refused = error
      return undefined
    },
  })
  const response = await server.handleWeb(request)
  if (refused) throw refused
  return response
}

/** A crash after the last byte leaves a complete upload that nobody finished; asking for its offset does. */
export function isComplete(method: string, { ok, headers }: Response): boolean {
  return method === 'HEAD' && ok && headers.get('upload-offset') === headers.get('upload-length')
}

const explanations: Partial<Record<number, [ErrorCode, string]>> = {
  403: ['forbidden', 'Access Denied'],
  404: ['not_found', 'There is no such upload.'],
  409: ['conflict', 'The upload stands elsewhere than this request says.'],
  410: ['not_found', 'This upload was given up. Upload the file again.'],
  422: ['invalid', 'The file is empty.'],
  500: ['unavailable', 'This part could not be taken. It is sent again by itself.'],
}

/** The same shape of error as everywhere, with what the protocol says in its headers. */
export function explained(response: Response, tooLarge: AppError): Response {
  const [code, message] = explanations[response.status] ?? ['bad_request', 'The upload request is not valid.']
  const error = response.status === 413 ? tooLarge : new AppError(code, message)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-type')
  return Response.json(error.toBody(), { status: response.status, headers })
}

/** A part that is longer than what is left of the length that was announced. */
export const longerThanAnnounced = (): AppError =>
  new AppError('too_large', 'More was sent than the length that this upload announced at its start.', {
    advice: 'Begin an upload of the whole length.',
  })
