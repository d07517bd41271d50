import { Link2 } from 'lucide-react'
import { OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

export type OwnIdentity = { id: string; label: string; address: string; isRemovable: boolean }

type IdentitiesCardProps = {
  identities: OwnIdentity[]
  /** Those not linked yet. */
  providers: { name: string; label: string }[]
  isEmailProven: boolean
  /** Whether the shop lets users link and unlink providers themselves. */
  mayLink: boolean
  call: CalledProfile
}

/** How the user signs in, and what else is available. */
export function IdentitiesCard({ identities, providers, isEmailProven, mayLink, call }: IdentitiesCardProps) {
  return (
    <Card as="section" aria-labelledby="identities">
      <h2 id="identities" className="text-lg font-bold">
        Ways to sign in
      </h2>
      <ul className="mt-4 grid divide-y divide-line">
        {identities.map(({ id, label, address, isRemovable }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{label}</p>
              {address && <p className="text-sm break-all text-ink-muted">{address}</p>}
            </div>
            {isRemovable && mayLink && (
              <OperationForm of={call}>
                <input type="hidden" name="identity" value={id} />
                <ProfileButton
                  of={call}
                  operation="identities.unlink"
                  size="sm"
                  variant="quiet"
                  className="text-red-ink"
                  aria-label={`Unlink ${label}`}
                >
                  Unlink
                </ProfileButton>
              </OperationForm>
            )}
          </li>
        ))}
      </ul>
      {mayLink && providers.length > 0 && isEmailProven && (
        <OperationForm of={call} className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="operation" value="identities.link" />
          {providers.map(({ name, label }) => (
            <Button key={name} type="submit" name="provider" value={name}>
              <Link2 className="size-5" aria-hidden />
              Link {label}
            </Button>
          ))}
        </OperationForm>
      )}
      {mayLink && providers.length > 0 && !isEmailProven && (
        <p className="mt-5 text-sm text-ink-muted">
          Confirm your email address first; then you can link {providers.map(({ label }) => label).join(', ')}
          .
        </p>
      )}
    </Card>
  )
}
