import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

/** Searches a plain list for a piece of text; works without JavaScript too. */
export function TextSearch({ label, text }: { label: string; text: string }) {
  return (
    <Form method="get" role="search" className="flex items-end gap-2">
      <TextField
        key={text}
        {...{ label, name: 'text', type: 'search', size: 'sm', isOptional: true, maxLength: 200 }}
        defaultValue={text}
      />
      <Button type="submit" size="sm" aria-label="Search">
        <Search aria-hidden className="size-4" />
      </Button>
    </Form>
  )
}
