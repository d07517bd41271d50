import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerProof } from '#app/proof/answer-proof.ts'
import type { Route } from './+types/proof.ts'

const signInFirst = () => data('Sign in first.', { status: 401 })

/** What somebody can show, for the dialog that asks. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(visitContext).actor
  if (!user) throw signInFirst()
  return Response.json(await context.get(shopContext).auth.ownAccount.waysToProve(user))
}

export async function action(call: Route.ActionArgs) {
  if (!call.context.get(visitContext).actor.user) throw signInFirst()
  const { data: answer } = await answerProof(call)
  return Response.json(answer)
}
