import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { authAddress, readNext } from '#app/auth/auth-address.ts'
import { AuthFrame } from '#app/auth/auth-frame.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { answerProof, isOfProof, type ProofCall } from '#app/proof/answer-proof.ts'
import { ProofFields } from '#app/proof/proof-fields.tsx'
import { jsonOrNull, readForm } from '#app/read-body.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm it’s you' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(visitContext).actor
  const next = readNext(url.searchParams) ?? '/'
  if (!user) throw redirect(authAddress('sign-in', next), 303)
  return { next, email: user.email, ways: await context.get(shopContext).auth.ownAccount.waysToProve(user) }
}

type Kept = [name: string, value: string][]

/** Keeps the form that led here in hidden fields, and takes the proof. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { user } = context.get(visitContext).actor
  if (!user) throw redirect(authAddress('sign-in', readNext(url.searchParams)), 303)
  const form = await readForm(request.clone())
  if (!isOfProof(form))
    return data<{ kept: string; answer: OperationAnswer<ProofCall> | null }>({
      kept: JSON.stringify(textsOf(form)),
      answer: null,
    })
  const answered = await answerProof({ context, request })
  return data({ kept: String(form.get('kept') ?? ''), answer: answered.data }, answered.init ?? {})
}

const textsOf = (form: FormData): Kept =>
  [...form].flatMap(([name, value]): Kept => (typeof value === 'string' ? [[name, value]] : []))

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const { next, email, ways } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const { kept = '', answer = null } = actionData ?? {}
  if (answer?.operation === 'proof.prove' && answer.ok) return <GoOn next={next} kept={readKept(kept)} />
  return (
    <AuthFrame
      title="Confirm it’s you"
      description={
        <>
          Your request changes who can get into{' '}
          <span className="inline-block max-w-full break-words font-semibold text-ink">
            {email || 'your account'}
          </span>
          , or sends money or data out.
        </>
      }
    >
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="kept" value={kept} />
        <ProofFields
          {...{ ways, isBusy, next }}
          error={answer && !answer.ok ? answer.message : undefined}
          isCodeSent={isCodeSent(answer)}
        />
      </Form>
    </AuthFrame>
  )
}

const isCodeSent = (answer: OperationAnswer<ProofCall> | null): boolean =>
  answer?.operation === 'proof.send-code' ? answer.ok : (answer?.typed.way?.includes('code') ?? false)

/**
 * Sends what was intended: automatically if scripts run, otherwise by a button. A file download leaves this page in
 * place.
 */
function GoOn({ next, kept }: { next: string; kept: Kept | null }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  const { pathname, searchParams } = new URL(next, 'http://shop')
  const fields = kept ?? [...searchParams]
  return (
    <AuthFrame title="Thank you" description="Now continue where you left off.">
      <form ref={form} method={kept ? 'post' : 'get'} action={kept ? next : pathname} className="grid gap-4">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form that stays as it is
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          Go On
        </Button>
      </form>
    </AuthFrame>
  )
}

function readKept(text: string): Kept | null {
  const kept = jsonOrNull(text)
  return Array.isArray(kept) ? kept.map(([name, value]) => [String(name), String(value)]) : null
}
