import { Fingerprint } from 'lucide-react'
import { useHasPasskeys } from '#app/auth/use-has-passkeys.ts'
import { OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'
import { useAddPasskey } from './use-add-passkey.ts'

export type OwnPasskey = { id: string; name: string; created: string; lastUsed: string | null }

/** Signing in with a fingerprint, a face or a key instead of the password. */
export function PasskeysCard({ passkeys, call }: { passkeys: OwnPasskey[]; call: CalledProfile }) {
  const hasPasskeys = useHasPasskeys()
  const { begin, isBusy } = useAddPasskey(call)
  return (
    <Card as="section" aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-lg font-bold">
        Passkeys
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        Sign in with your fingerprint, face, or security key, without a password. No one can steal or guess
        it.
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-5 grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} call={call} />
          ))}
        </ul>
      )}
      {hasPasskeys ? (
        <Button isBusy={isBusy} onClick={begin}>
          <Fingerprint className="size-5" aria-hidden />
          {passkeys.length === 0 ? 'Add a Passkey' : 'Add Another Passkey'}
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">
          To add one, open this page in a browser that supports passkeys.
        </p>
      )}
    </Card>
  )
}

function PasskeyRow({ passkey, call }: { passkey: OwnPasskey; call: CalledProfile }) {
  const { id, name, created, lastUsed } = passkey
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <OperationForm of={call} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="passkey" value={id} />
        <TextField
          key={name}
          label={`Name of ${name}`}
          isLabelHidden
          name="name"
          size="sm"
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="off"
          className="min-w-40 flex-1"
        />
        <ProfileButton of={call} operation="passkeys.rename" size="sm" aria-label={`Save name of ${name}`}>
          Save Name
        </ProfileButton>
        <ProfileButton
          of={call}
          operation="passkeys.remove"
          size="sm"
          variant="quiet"
          className="text-red-ink"
          aria-label={`Remove ${name}`}
        >
          Remove
        </ProfileButton>
      </OperationForm>
      <p className="text-sm text-ink-muted">
        Added {created} · {lastUsed === null ? 'not used yet' : `last used ${lastUsed}`}
      </p>
    </li>
  )
}
