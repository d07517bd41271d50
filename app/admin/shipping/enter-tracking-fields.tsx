import { TextField } from '#app/ui/forms/text-field.tsx'

export function EnterTrackingFields() {
  return (
    <div className="grid gap-3">
      <TextField label="Tracking number" name="trackingNumber" size="sm" autoComplete="off" />
      <TextField label="Carrier" name="carrier" size="sm" placeholder="USPS" autoComplete="off" />
      <TextField
        label="Tracking page"
        name="trackingUrl"
        size="sm"
        type="url"
        placeholder="https://…"
        isOptional
        autoComplete="off"
      />
    </div>
  )
}
