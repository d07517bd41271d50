import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export function AccountSecurity({ email }: { email: string }) {
  const { formData } = useNavigation()
  return (
    <Card as="section" aria-labelledby="security">
      <h2 id="security" className="text-lg font-bold">
        Account Security
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">
        We send a link to {email}. It lets you choose a new password, and signs you out everywhere else.
      </p>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value="reset-password"
          isBusy={formData?.get('intent') === 'reset-password'}
        >
          Reset Password
        </Button>
      </Form>
    </Card>
  )
}
