import { isRouteErrorResponse } from 'react-router'

/**
 * The server's answer to a form; `failed` if the server broke or never answered. Refusals and redirects pass through
 * unchanged.
 */
export async function answerOr<Answer>(serverAction: () => Promise<Answer>, failed: Answer): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error)
    if (isAnswer && error.status < 500) throw error
    return failed
  }
}
