import type { ComponentProps } from 'react'
import { OperationButton } from '#app/operations/operation-form.tsx'
import type { CalledProfile, ProfileCall } from './profile-messages.ts'

/** Busy while its own form is being sent: the page has one call for all of its forms. */
export const ProfileButton = (
  props: ComponentProps<typeof OperationButton<ProfileCall>> & { of: CalledProfile },
) => (
  <OperationButton
    isBusy={props.of.isBusy && props.of.fetcher.formData?.get('operation') === props.operation}
    {...props}
  />
)
