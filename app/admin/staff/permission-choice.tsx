import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { permissionTexts } from '#domain/people/permission-texts.ts'
import type { Permission } from '#domain/people/permissions.ts'

type PermissionChoiceProps = {
  legend: string
  choices: readonly Permission[]
  chosen?: readonly Permission[] | undefined
  error: string | undefined
}

/** Permissions to tick, each described in words and by its key; the form's field is `permissions`. */
export function PermissionChoice({ legend, choices, chosen = [], error }: PermissionChoiceProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && 'permissions-error'}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {error && (
        <p id="permissions-error" role="alert" className="mb-2 text-red-ink">
          {error}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
        {choices.map((key) => (
          <Checkbox
            key={key}
            name="permissions"
            value={key}
            defaultChecked={chosen.includes(key)}
            label={
              <>
                {permissionTexts[key]} <code className="text-ink-muted text-xs">{key}</code>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
