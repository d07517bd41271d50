import { use, useId, useState } from 'react'
import { Link } from 'react-router'
import { Saved } from '#app/operations/conflict-view.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { writeFilters } from '#domain/lists/list-filters.ts'

type CustomerTagsProps = { tags: readonly string[]; knownTags: readonly string[] }

/** Each tag links to all customers who have it; edited as one comma-separated line. */
export function CustomerTags({ tags, knownTags }: CustomerTagsProps) {
  return (
    <>
      {tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/admin/customers?${writeFilters({ tag })}`}
                className="inline-block rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-xs hover:bg-raised"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">No tags.</p>
      )}
      <IfMay operation="customers.set-tags">
        <FilledFrom version={tags.join()}>
          <TagForm {...{ tags, knownTags }} />
        </FilledFrom>
      </IfMay>
    </>
  )
}

function TagForm({ tags, knownTags }: CustomerTagsProps) {
  const listId = useId()
  const [seen] = useState(tags)
  const call = useOperation<'customers.set-tags'>({
    done: { 'customers.set-tags': 'Tags saved' },
    failed: (answer) => ({
      title: 'The tags were not saved',
      message: answer.message,
    }),
    onDone: use(Saved),
  })
  return (
    <OperationForm of={call} className="mt-3 flex items-end gap-2">
      <input type="hidden" name="seen" value={seen.join()} />
      <TextField
        label="Tags, separated by commas"
        name="tags"
        size="sm"
        list={listId}
        defaultValue={seen.join(', ')}
        autoComplete="off"
        isOptional
        className="grow"
      />
      <datalist id={listId}>
        {knownTags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <OperationButton of={call} operation="customers.set-tags" size="sm">
        Save tags
      </OperationButton>
    </OperationForm>
  )
}
