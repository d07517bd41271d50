import { Download } from 'lucide-react'
import { OperationForm } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

type OwnDataCardProps = { email: string; hasPassword: boolean; call: CalledProfile }

/** Exporting your data, and deleting the account. */
export function OwnDataCard({ email, hasPassword, call }: OwnDataCardProps) {
  const isBegun =
    call.answer?.operation === 'account.delete' || call.answer?.operation === 'account.mail-deletion-code'
  return (
    <Card as="section" aria-labelledby="own-data">
      <h2 id="own-data" className="text-lg font-bold">
        Your data
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        One file with everything we know about you: profile, addresses, orders, designs, edit requests,
        quotes, sessions.
      </p>
      <LinkButton to="/profile/export" reloadDocument>
        <Download className="size-5" aria-hidden />
        Download My Data
      </LinkButton>
      <details className="mt-6 border-t border-line pt-5" open={isBegun || undefined}>
        <summary className="cursor-pointer font-semibold text-red-ink">Delete my account</summary>
        <WhatHappens />
        <DeletionForm email={email} hasPassword={hasPassword} call={call} />
      </details>
    </Card>
  )
}

function WhatHappens() {
  return (
    <div className="mt-4 rounded-md bg-red-wash p-4">
      <p className="font-semibold">This cannot be undone.</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        <li>Your profile, addresses, sign-ins, drafts, uploads and newsletter subscription are deleted.</li>
        <li>You’re signed out on all devices, and we email you a receipt.</li>
        <li>
          Tax law requires us to keep records of what was sold. Your orders stay in our records with their
          items, amounts, city, state, and ZIP code, but without your name, street, email, or phone.
        </li>
        <li>What we printed for you stays with its order, but no longer belongs to anyone.</li>
      </ul>
    </div>
  )
}

function DeletionForm({ email, hasPassword, call }: OwnDataCardProps) {
  const { answer, typed } = call
  const errors = answer?.operation === 'account.delete' ? call.fieldErrors : {}
  const isMailed = answer?.operation === 'account.mail-deletion-code' && answer.ok
  const isCodeSent = isMailed || (answer?.operation === 'account.delete' && typed('way') === 'code')
  const isByCode = isCodeSent || !hasPassword
  return (
    <OperationForm of={call} className="mt-5 grid max-w-md gap-4" aria-label="Delete my account">
      <input type="hidden" name="way" value={isByCode ? 'code' : 'password'} />
      {isByCode ? (
        <TextField
          label="Code from the email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint={isCodeSent ? `We sent six digits to ${email}` : 'Request the code first'}
          error={errors.code}
        />
      ) : (
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
          error={errors.password}
        />
      )}
      <Checkbox
        label="I understand that my account and my designs are gone for good"
        name="understood"
        error={errors.understood}
      />
      <div className="flex flex-wrap gap-3">
        <ProfileButton of={call} operation="account.delete" variant="danger">
          Delete My Account
        </ProfileButton>
        <ProfileButton of={call} operation="account.mail-deletion-code" variant="quiet">
          {isCodeSent ? 'Email Me Another Code' : 'Email Me a Code'}
        </ProfileButton>
      </div>
    </OperationForm>
  )
}
