import { useState } from 'react'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ValueOf } from '#server/operations.ts'
import { EditableRows } from './editable-rows.tsx'
import { PackingFields, typedPackingOf } from './packing-fields.tsx'

type Service = Record<(typeof columns)[number]['name'] | 'token', string>

const columns = [
  { name: 'name', label: 'Service' },
  { name: 'base', label: 'Base', prefix: '$' },
  { name: 'perPound', label: 'Per pound', prefix: '$' },
  { name: 'perZone', label: 'Per zone', prefix: '$' },
  { name: 'leastDays', label: 'Days' },
  { name: 'daysPerTwoZones', label: 'Extra days per two zones' },
] as const

const addressFields = [
  { name: 'company', label: 'Company' },
  { name: 'name', label: 'Name' },
  { name: 'street1', label: 'Street' },
  { name: 'street2', label: 'Suite' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP' },
  { name: 'phone', label: 'Phone' },
] as const

const emptyService: Service = {
  token: '',
  name: '',
  base: '0.00',
  perPound: '0.00',
  perZone: '0.00',
  leastDays: '2',
  daysPerTwoZones: '1',
}

type Desk = Omit<ValueOf<'settings.change-label-desk'>, 'version'>

/** Where parcels ship from, the rate table of the shop's own shipping, and how goods are packed. */
export function LabelDeskForm({ desk, version }: { desk: Desk; version: number }) {
  const call = useOperation<'settings.change-label-desk'>({
    done: { 'settings.change-label-desk': 'Settings saved' },
    failed: 'Failed to update configuration',
  })
  const [shipFrom, setShipFrom] = useState(desk.shipFrom)
  const [carrier, setCarrier] = useState(desk.houseShipping.carrier)
  const [maxPounds, setMaxPounds] = useState(String(desk.houseShipping.maxPounds))
  const [services, setServices] = useState(() => desk.houseShipping.services.map(asTyped))
  const [packing, setPacking] = useState(() => typedPackingOf(desk.packing))
  const { fieldErrors: errors, conflict } = call
  const theirs = conflict?.theirs
  return (
    <OperationForm of={call} readOnlyUnless="settings.change-label-desk" className="mt-10 grid gap-8">
      <SeenVersion
        of={call}
        version={version}
        what="these settings"
        differences={({ theirs, yours }) => ({
          theirs: deskOf(theirs),
          yours: deskOf({ ...desk, ...yours }),
        })}
      />
      <input
        type="hidden"
        name="desk"
        value={JSON.stringify({ shipFrom, carrier, maxPounds, services, packing })}
      />
      <SettingsSection title="Parcels ship from" description="The sender on labels, and where returns go.">
        {addressFields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            value={shipFrom[name]}
            error={name === 'street1' ? errors.shipFrom : undefined}
            onChange={({ currentTarget }) => setShipFrom({ ...shipFrom, [name]: currentTarget.value })}
          />
        ))}
      </SettingsSection>
      <SettingsSection
        title="Your own rates"
        description="For parcels that you send without an outside carrier’s account. Zones run from 1, nearby, to 8."
      >
        <CarrierFields {...{ carrier, errors, setCarrier, maxPounds, setMaxPounds }} />
        <div className="grid gap-4 sm:col-span-2">
          <EditableRows
            {...{ columns, what: 'service', rows: services, empty: emptyService }}
            errorOf={(at, name) => errors[`houseShipping.services.${at}.${name}`]}
            onChange={setServices}
          />
          {errors['houseShipping.services'] && (
            <p role="alert" className="text-red-ink text-sm">
              {errors['houseShipping.services']}
            </p>
          )}
        </div>
      </SettingsSection>
      <PackingFields packing={packing} errors={errors} onChange={setPacking} />
      <OperationButton
        of={call}
        operation="settings.change-label-desk"
        variant="primary"
        className="justify-self-end"
      >
        {theirs ? 'Save mine anyway' : 'Save Changes'}
      </OperationButton>
    </OperationForm>
  )
}

function CarrierFields({
  carrier,
  errors,
  setCarrier,
  maxPounds,
  setMaxPounds,
}: {
  carrier: string
  errors: FieldErrors
  setCarrier: (value: string) => void
  maxPounds: string
  setMaxPounds: (value: string) => void
}) {
  return (
    <>
      <TextField
        label="Carrier’s name"
        value={carrier}
        error={errors['houseShipping.carrier']}
        onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
      />
      <TextField
        label="Heaviest parcel"
        suffix="lb"
        inputMode="decimal"
        value={maxPounds}
        error={errors['houseShipping.maxPounds']}
        onChange={({ currentTarget }) => setMaxPounds(currentTarget.value)}
      />
    </>
  )
}

function asTyped(service: Desk['houseShipping']['services'][number]): Service {
  const dollars = (amount: number): string => (amount / 100).toFixed(2)
  return {
    token: service.token,
    name: service.name,
    base: dollars(service.base),
    perPound: dollars(service.perPound),
    perZone: dollars(service.perZone),
    leastDays: String(service.leastDays),
    daysPerTwoZones: String(service.daysPerTwoZones),
  }
}

const deskOf = ({ shipFrom, houseShipping, packing }: Desk): Desk => ({ shipFrom, houseShipping, packing })
