import { Download } from 'lucide-react'
import { useState } from 'react'
import { OperationForm } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { later } from '#app/ui/later.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { noSetup, setupAfter } from './factor-setup.ts'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

const Enrollment = later(() => import('./enrollment.tsx').then((part) => part.Enrollment))

export type OwnFactor = { id: string; type: 'totp' | 'phone' | 'webauthn'; name: string }

const words = { totp: 'Authenticator app', phone: 'Text message', webauthn: 'Security key' }

/** An authenticator app in addition to the password, and the codes for a lost phone. */
export function SecondFactorCard({
  factors,
  codesLeft,
  call,
}: {
  factors: OwnFactor[]
  codesLeft: number
  call: CalledProfile
}) {
  const [kept, setKept] = useState(noSetup)
  const setup = setupAfter(kept, call.answer)
  if (setup !== kept) setKept(setup)
  const { enrollment, recoveryCodes } = setup
  return (
    <Card as="section" aria-labelledby="second-factor">
      <h2 id="second-factor" className="text-lg font-bold">
        Second factor
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        A code from your phone, required after your password. That way, a stolen password alone opens nothing.
      </p>
      {recoveryCodes && (
        <RecoveryCodes codes={recoveryCodes} onKept={() => setKept({ ...setup, recoveryCodes: null })} />
      )}
      {factors.length > 0 && <FactorList factors={factors} call={call} />}
      {enrollment ? (
        <Enrollment
          key={enrollment.factor}
          {...enrollment}
          call={call}
          onCancel={() => setKept({ ...setup, enrollment: null })}
        />
      ) : (
        <OperationForm of={call} className="flex flex-wrap items-center gap-3">
          <ProfileButton of={call} operation="factors.begin-app">
            {factors.length === 0 ? 'Set Up an Authenticator App' : 'Add Another App'}
          </ProfileButton>
          {factors.length > 0 && (
            <>
              <ProfileButton of={call} operation="factors.new-recovery-codes" variant="quiet">
                Make New Recovery Codes
              </ProfileButton>
              <span className="text-sm text-ink-muted">{codesLeft} left</span>
            </>
          )}
        </OperationForm>
      )}
    </Card>
  )
}

function FactorList({ factors, call }: { factors: OwnFactor[]; call: CalledProfile }) {
  return (
    <ul className="mb-5 grid gap-3">
      {factors.map(({ id, type, name }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex items-center gap-2.5 font-semibold">
            {name || words[type]} <Badge tone="green">On</Badge>
          </span>
          <OperationForm of={call}>
            <input type="hidden" name="factor" value={id} />
            <ProfileButton
              of={call}
              operation="factors.remove"
              size="sm"
              variant="quiet"
              className="text-red-ink"
            >
              Remove
            </ProfileButton>
          </OperationForm>
        </li>
      ))}
    </ul>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Recovery codes copied')
    } catch {
      notify.error('The codes weren’t copied', 'Download them, or select them here and copy them by hand.')
    }
  }
  return (
    <div className="mb-5 rounded-md bg-yellow-wash p-4">
      <p className="font-semibold">Keep these recovery codes somewhere safe</p>
      <p className="mt-1 text-sm">
        Each one signs you in once if you lose your phone. They’re shown only this once.
      </p>
      <ul className="slug mt-3 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonStyle('secondary', 'sm', false)}
        >
          <Download aria-hidden className="size-4" /> Download
        </a>
        <Button size="sm" variant="primary" onClick={onKept}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}
