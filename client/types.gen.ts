// Made from the description of /api/v1 by `npm run client`; changed there, not here.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks = EventOrderPaidWebhookRequest | EventOrderStatusChangedWebhookRequest | EventPaymentRefundedWebhookRequest | EventPrintFileReadyWebhookRequest | EventShipmentCreatedWebhookRequest | EventDesignSavedWebhookRequest | EventCustomerCreatedWebhookRequest | EventAlertRaisedWebhookRequest | EventAlertClearedWebhookRequest | EventQuoteRequestedWebhookRequest | EventWebhookTestWebhookRequest;

export type Error = {
    error: {
        /**
         * For programs; it does not change
         */
        code: string;
        /**
         * For programs: which refusal, if a code has several
         */
        because?: string;
        /**
         * For people: what is wrong
         */
        message: string;
        /**
         * For people: what to do
         */
        advice: string;
        /**
         * The first problem with each field
         */
        fields?: {
            [key: string]: string;
        };
    };
};

export type StaffInviteData = {
    body: {
        email: string;
        fullName: string;
        role: 'floor' | 'office' | 'admin' | 'owner' | string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/staff';
};

export type StaffInviteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffInviteError = StaffInviteErrors[keyof StaffInviteErrors];

export type StaffInviteResponses = {
    /**
     * Done
     */
    201: {
        email: string;
    };
};

export type StaffInviteResponse = StaffInviteResponses[keyof StaffInviteResponses];

export type StaffEndSessionData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        person: string;
        session: string;
    };
    query?: never;
    url: '/staff/{person}/sessions/{session}';
};

export type StaffEndSessionErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffEndSessionError = StaffEndSessionErrors[keyof StaffEndSessionErrors];

export type StaffEndSessionResponses = {
    /**
     * Done
     */
    204: void;
};

export type StaffEndSessionResponse = StaffEndSessionResponses[keyof StaffEndSessionResponses];

export type StaffEndSessionsData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        person: string;
    };
    query?: never;
    url: '/staff/{person}/sessions';
};

export type StaffEndSessionsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffEndSessionsError = StaffEndSessionsErrors[keyof StaffEndSessionsErrors];

export type StaffEndSessionsResponses = {
    /**
     * Done
     */
    200: {
        ended: number;
    };
};

export type StaffEndSessionsResponse = StaffEndSessionsResponses[keyof StaffEndSessionsResponses];

export type KeysCreateData = {
    body: {
        name: string;
        permissions: Array<'orders.read' | 'orders.write' | 'payments.write' | 'payments.refund' | 'mails.write' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'settings.read' | 'settings.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'attention.read' | 'attention.write' | 'products.read' | 'products.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'accounts.write' | 'backups.write' | 'webhooks.write'>;
        days: 30 | 90 | 365;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/keys';
};

export type KeysCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type KeysCreateError = KeysCreateErrors[keyof KeysCreateErrors];

export type KeysCreateResponses = {
    /**
     * Done
     */
    201: {
        id: string;
        key: string;
    };
};

export type KeysCreateResponse = KeysCreateResponses[keyof KeysCreateResponses];

export type KeysRevokeData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        key: string;
    };
    query?: never;
    url: '/keys/{key}';
};

export type KeysRevokeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type KeysRevokeError = KeysRevokeErrors[keyof KeysRevokeErrors];

export type KeysRevokeResponses = {
    /**
     * Done
     */
    204: void;
};

export type KeysRevokeResponse = KeysRevokeResponses[keyof KeysRevokeResponses];

export type ProofListWaysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/proof';
};

export type ProofListWaysErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProofListWaysError = ProofListWaysErrors[keyof ProofListWaysErrors];

export type ProofListWaysResponses = {
    /**
     * Done
     */
    200: {
        passkey: boolean;
        app: boolean;
        password: boolean;
        code: boolean;
        providers: Array<{
            name: string;
            label: string;
        }>;
    };
};

export type ProofListWaysResponse = ProofListWaysResponses[keyof ProofListWaysResponses];

export type ProofProveData = {
    body: {
        password?: string | null;
        appCode?: string | null;
        code?: string | null;
        challengeId?: string | null;
        credential?: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/proof';
};

export type ProofProveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProofProveError = ProofProveErrors[keyof ProofProveErrors];

export type ProofProveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ProofProveResponse = ProofProveResponses[keyof ProofProveResponses];

export type ProofSendCodeData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/proof/code';
};

export type ProofSendCodeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProofSendCodeError = ProofSendCodeErrors[keyof ProofSendCodeErrors];

export type ProofSendCodeResponses = {
    /**
     * Done
     */
    204: void;
};

export type ProofSendCodeResponse = ProofSendCodeResponses[keyof ProofSendCodeResponses];

export type ProofAskPasskeyData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/proof/passkey';
};

export type ProofAskPasskeyErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProofAskPasskeyError = ProofAskPasskeyErrors[keyof ProofAskPasskeyErrors];

export type ProofAskPasskeyResponses = {
    /**
     * Done
     */
    200: {
        challengeId: string;
        options: unknown;
    };
};

export type ProofAskPasskeyResponse = ProofAskPasskeyResponses[keyof ProofAskPasskeyResponses];

export type SessionsEndData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        session: 'others' | string;
    };
    query?: never;
    url: '/profile/sessions/{session}';
};

export type SessionsEndErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SessionsEndError = SessionsEndErrors[keyof SessionsEndErrors];

export type SessionsEndResponses = {
    /**
     * Done
     */
    200: {
        wereAll: boolean;
    };
};

export type SessionsEndResponse = SessionsEndResponses[keyof SessionsEndResponses];

export type StaffSetRoleData = {
    body: {
        role: 'customer' | 'floor' | 'office' | 'admin' | 'owner' | string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        person: string;
    };
    query?: never;
    url: '/staff/{person}/role';
};

export type StaffSetRoleErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffSetRoleError = StaffSetRoleErrors[keyof StaffSetRoleErrors];

export type StaffSetRoleResponses = {
    /**
     * Done
     */
    204: void;
};

export type StaffSetRoleResponse = StaffSetRoleResponses[keyof StaffSetRoleResponses];

export type StaffUnsuspendData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        person: string;
    };
    query?: never;
    url: '/staff/{person}/suspension';
};

export type StaffUnsuspendErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffUnsuspendError = StaffUnsuspendErrors[keyof StaffUnsuspendErrors];

export type StaffUnsuspendResponses = {
    /**
     * Done
     */
    204: void;
};

export type StaffUnsuspendResponse = StaffUnsuspendResponses[keyof StaffUnsuspendResponses];

export type StaffSuspendData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        person: string;
    };
    query?: never;
    url: '/staff/{person}/suspension';
};

export type StaffSuspendErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type StaffSuspendError = StaffSuspendErrors[keyof StaffSuspendErrors];

export type StaffSuspendResponses = {
    /**
     * Done
     */
    204: void;
};

export type StaffSuspendResponse = StaffSuspendResponses[keyof StaffSuspendResponses];

export type RolesCreateData = {
    body: {
        name: string;
        permissions: Array<'orders.read' | 'orders.write' | 'customers.read' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'payments.read' | 'payments.write' | 'payments.refund' | 'products.read' | 'products.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'mails.read' | 'mails.write' | 'settings.read' | 'settings.write' | 'reports.read' | 'attention.read' | 'attention.write' | 'audit.read' | 'data.export' | 'data.import'>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/roles';
};

export type RolesCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RolesCreateError = RolesCreateErrors[keyof RolesCreateErrors];

export type RolesCreateResponses = {
    /**
     * Done
     */
    201: {
        role: {
            id: string;
            name: string;
            permissions: Array<'orders.read' | 'orders.write' | 'customers.read' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'payments.read' | 'payments.write' | 'payments.refund' | 'products.read' | 'products.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'mails.read' | 'mails.write' | 'settings.read' | 'settings.write' | 'reports.read' | 'attention.read' | 'attention.write' | 'audit.read' | 'data.export' | 'data.import' | 'accounts.write' | 'staff.write' | 'keys.write' | 'backups.write' | 'webhooks.write'>;
            version: number;
        };
    };
};

export type RolesCreateResponse = RolesCreateResponses[keyof RolesCreateResponses];

export type RolesRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        role: string;
    };
    query?: never;
    url: '/roles/{role}';
};

export type RolesRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RolesRemoveError = RolesRemoveErrors[keyof RolesRemoveErrors];

export type RolesRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type RolesRemoveResponse = RolesRemoveResponses[keyof RolesRemoveResponses];

export type RolesUpdateData = {
    body: {
        name: string;
        permissions: Array<'orders.read' | 'orders.write' | 'customers.read' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'payments.read' | 'payments.write' | 'payments.refund' | 'products.read' | 'products.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'mails.read' | 'mails.write' | 'settings.read' | 'settings.write' | 'reports.read' | 'attention.read' | 'attention.write' | 'audit.read' | 'data.export' | 'data.import'>;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        role: string;
    };
    query?: never;
    url: '/roles/{role}';
};

export type RolesUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            name: string;
            permissions: Array<'orders.read' | 'orders.write' | 'customers.read' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'payments.read' | 'payments.write' | 'payments.refund' | 'products.read' | 'products.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'mails.read' | 'mails.write' | 'settings.read' | 'settings.write' | 'reports.read' | 'attention.read' | 'attention.write' | 'audit.read' | 'data.export' | 'data.import' | 'accounts.write' | 'staff.write' | 'keys.write' | 'backups.write' | 'webhooks.write'>;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RolesUpdateError = RolesUpdateErrors[keyof RolesUpdateErrors];

export type RolesUpdateResponses = {
    /**
     * Done
     */
    200: {
        role: {
            id: string;
            name: string;
            permissions: Array<'orders.read' | 'orders.write' | 'customers.read' | 'customers.write' | 'quotes.read' | 'quotes.write' | 'production.read' | 'production.write' | 'shipping.read' | 'shipping.write' | 'payments.read' | 'payments.write' | 'payments.refund' | 'products.read' | 'products.write' | 'prices.read' | 'prices.write' | 'discounts.read' | 'discounts.write' | 'content.read' | 'content.write' | 'newsletter.read' | 'newsletter.write' | 'mails.read' | 'mails.write' | 'settings.read' | 'settings.write' | 'reports.read' | 'attention.read' | 'attention.write' | 'audit.read' | 'data.export' | 'data.import' | 'accounts.write' | 'staff.write' | 'keys.write' | 'backups.write' | 'webhooks.write'>;
            version: number;
        };
    };
};

export type RolesUpdateResponse = RolesUpdateResponses[keyof RolesUpdateResponses];

export type ProfileUpdateData = {
    body: {
        fullName: string;
        phone: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/profile';
};

export type ProfileUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProfileUpdateError = ProfileUpdateErrors[keyof ProfileUpdateErrors];

export type ProfileUpdateResponses = {
    /**
     * Done
     */
    200: {
        fullName: string;
        phone: string;
    };
};

export type ProfileUpdateResponse = ProfileUpdateResponses[keyof ProfileUpdateResponses];

export type AddressesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/addresses';
};

export type AddressesListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesListError = AddressesListErrors[keyof AddressesListErrors];

export type AddressesListResponses = {
    /**
     * Done
     */
    200: {
        addresses: Array<{
            id: string;
            name: string;
            street1: string;
            street2: string;
            city: string;
            state: string;
            zip: string;
            phone: string;
            isDefault: boolean;
        }>;
    };
};

export type AddressesListResponse = AddressesListResponses[keyof AddressesListResponses];

export type AddressesAddData = {
    body: {
        name?: string;
        street1: string;
        street2?: string;
        city: string;
        state: string;
        zip: string;
        phone?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/addresses';
};

export type AddressesAddErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesAddError = AddressesAddErrors[keyof AddressesAddErrors];

export type AddressesAddResponses = {
    /**
     * Done
     */
    201: {
        address: {
            id: string;
            name: string;
            street1: string;
            street2: string;
            city: string;
            state: string;
            zip: string;
            phone: string;
            isDefault: boolean;
        };
    };
};

export type AddressesAddResponse = AddressesAddResponses[keyof AddressesAddResponses];

export type AddressesRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        address: string;
    };
    query?: never;
    url: '/addresses/{address}';
};

export type AddressesRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesRemoveError = AddressesRemoveErrors[keyof AddressesRemoveErrors];

export type AddressesRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type AddressesRemoveResponse = AddressesRemoveResponses[keyof AddressesRemoveResponses];

export type AddressesUpdateData = {
    body: {
        name?: string;
        street1: string;
        street2?: string;
        city: string;
        state: string;
        zip: string;
        phone?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        address: string;
    };
    query?: never;
    url: '/addresses/{address}';
};

export type AddressesUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesUpdateError = AddressesUpdateErrors[keyof AddressesUpdateErrors];

export type AddressesUpdateResponses = {
    /**
     * Done
     */
    200: {
        address: {
            id: string;
            name: string;
            street1: string;
            street2: string;
            city: string;
            state: string;
            zip: string;
            phone: string;
            isDefault: boolean;
        };
    };
};

export type AddressesUpdateResponse = AddressesUpdateResponses[keyof AddressesUpdateResponses];

export type AddressesSetDefaultData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        address: string;
    };
    query?: never;
    url: '/addresses/{address}/default';
};

export type AddressesSetDefaultErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesSetDefaultError = AddressesSetDefaultErrors[keyof AddressesSetDefaultErrors];

export type AddressesSetDefaultResponses = {
    /**
     * Done
     */
    204: void;
};

export type AddressesSetDefaultResponse = AddressesSetDefaultResponses[keyof AddressesSetDefaultResponses];

export type CustomersWriteNoteData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        customer: string;
    };
    query?: never;
    url: '/customers/{customer}/notes';
};

export type CustomersWriteNoteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CustomersWriteNoteError = CustomersWriteNoteErrors[keyof CustomersWriteNoteErrors];

export type CustomersWriteNoteResponses = {
    /**
     * Done
     */
    201: {
        note: {
            id: string;
            at: string;
            authorName: string;
            text: string;
            version: number;
        };
    };
};

export type CustomersWriteNoteResponse = CustomersWriteNoteResponses[keyof CustomersWriteNoteResponses];

export type CustomersRemoveNoteData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        customer: string;
        note: string;
    };
    query?: never;
    url: '/customers/{customer}/notes/{note}';
};

export type CustomersRemoveNoteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CustomersRemoveNoteError = CustomersRemoveNoteErrors[keyof CustomersRemoveNoteErrors];

export type CustomersRemoveNoteResponses = {
    /**
     * Done
     */
    204: void;
};

export type CustomersRemoveNoteResponse = CustomersRemoveNoteResponses[keyof CustomersRemoveNoteResponses];

export type CustomersChangeNoteData = {
    body: {
        text: string;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        customer: string;
        note: string;
    };
    query?: never;
    url: '/customers/{customer}/notes/{note}';
};

export type CustomersChangeNoteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            at: string;
            authorName: string;
            text: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CustomersChangeNoteError = CustomersChangeNoteErrors[keyof CustomersChangeNoteErrors];

export type CustomersChangeNoteResponses = {
    /**
     * Done
     */
    200: {
        note: {
            id: string;
            at: string;
            authorName: string;
            text: string;
            version: number;
        };
    };
};

export type CustomersChangeNoteResponse = CustomersChangeNoteResponses[keyof CustomersChangeNoteResponses];

export type CustomersSetTagsData = {
    body: {
        tags: Array<string>;
        seen?: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        customer: string;
    };
    query?: never;
    url: '/customers/{customer}/tags';
};

export type CustomersSetTagsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CustomersSetTagsError = CustomersSetTagsErrors[keyof CustomersSetTagsErrors];

export type CustomersSetTagsResponses = {
    /**
     * Done
     */
    200: {
        tags: Array<string>;
    };
};

export type CustomersSetTagsResponse = CustomersSetTagsResponses[keyof CustomersSetTagsResponses];

export type CustomersMergeData = {
    body: {
        other: string;
        typed: string;
        guestOrders?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        customer: string;
    };
    query?: never;
    url: '/customers/{customer}/merge';
};

export type CustomersMergeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CustomersMergeError = CustomersMergeErrors[keyof CustomersMergeErrors];

export type CustomersMergeResponses = {
    /**
     * Done
     */
    201: {
        customer: string;
    };
};

export type CustomersMergeResponse = CustomersMergeResponses[keyof CustomersMergeResponses];

export type NewsletterSubscribeData = {
    body: {
        email: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/newsletter/signups';
};

export type NewsletterSubscribeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type NewsletterSubscribeError = NewsletterSubscribeErrors[keyof NewsletterSubscribeErrors];

export type NewsletterSubscribeResponses = {
    /**
     * Done
     */
    201: {
        state: 'subscribed' | 'waiting' | 'already_subscribed';
    };
};

export type NewsletterSubscribeResponse = NewsletterSubscribeResponses[keyof NewsletterSubscribeResponses];

export type NewsletterUnsubscribeData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        token: string;
    };
    query?: never;
    url: '/newsletter/signups/{token}';
};

export type NewsletterUnsubscribeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type NewsletterUnsubscribeError = NewsletterUnsubscribeErrors[keyof NewsletterUnsubscribeErrors];

export type NewsletterUnsubscribeResponses = {
    /**
     * Done
     */
    204: void;
};

export type NewsletterUnsubscribeResponse = NewsletterUnsubscribeResponses[keyof NewsletterUnsubscribeResponses];

export type NewsletterConfirmData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        token: string;
    };
    query?: never;
    url: '/newsletter/signups/{token}';
};

export type NewsletterConfirmErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type NewsletterConfirmError = NewsletterConfirmErrors[keyof NewsletterConfirmErrors];

export type NewsletterConfirmResponses = {
    /**
     * Done
     */
    204: void;
};

export type NewsletterConfirmResponse = NewsletterConfirmResponses[keyof NewsletterConfirmResponses];

export type CampaignsListData = {
    body?: never;
    path?: never;
    query?: {
        cursor?: string;
    };
    url: '/campaigns';
};

export type CampaignsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsListError = CampaignsListErrors[keyof CampaignsListErrors];

export type CampaignsListResponses = {
    /**
     * Done
     */
    200: {
        campaigns: Array<{
            id: string;
            subject: string;
            state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
            createdBy: string;
            createdAt: string;
            scheduledAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            progress: {
                recipients: number;
                waiting: number;
                leaving: number;
                sent: number;
                failed: number;
                skipped: number;
            };
        }>;
        next: string | null;
    };
};

export type CampaignsListResponse = CampaignsListResponses[keyof CampaignsListResponses];

export type CampaignsCreateData = {
    body: {
        subject: string;
        previewText?: string;
        content?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/campaigns';
};

export type CampaignsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsCreateError = CampaignsCreateErrors[keyof CampaignsCreateErrors];

export type CampaignsCreateResponses = {
    /**
     * Done
     */
    201: {
        campaign: {
            id: string;
            version: number;
        };
    };
};

export type CampaignsCreateResponse = CampaignsCreateResponses[keyof CampaignsCreateResponses];

export type CampaignsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}';
};

export type CampaignsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsRemoveError = CampaignsRemoveErrors[keyof CampaignsRemoveErrors];

export type CampaignsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsRemoveResponse = CampaignsRemoveResponses[keyof CampaignsRemoveResponses];

export type CampaignsGetData = {
    body?: never;
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}';
};

export type CampaignsGetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsGetError = CampaignsGetErrors[keyof CampaignsGetErrors];

export type CampaignsGetResponses = {
    /**
     * Done
     */
    200: {
        campaign: {
            id: string;
            subject: string;
            state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled';
            createdBy: string;
            createdAt: string;
            scheduledAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            progress: {
                recipients: number;
                waiting: number;
                leaving: number;
                sent: number;
                failed: number;
                skipped: number;
            };
            previewText: string;
            content: string;
            version: number;
        };
    };
};

export type CampaignsGetResponse = CampaignsGetResponses[keyof CampaignsGetResponses];

export type CampaignsUpdateData = {
    body: {
        subject: string;
        previewText?: string;
        content?: string;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}';
};

export type CampaignsUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            version: number;
            subject: string;
            previewText: string;
            content: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsUpdateError = CampaignsUpdateErrors[keyof CampaignsUpdateErrors];

export type CampaignsUpdateResponses = {
    /**
     * Done
     */
    200: {
        campaign: {
            id: string;
            version: number;
        };
    };
};

export type CampaignsUpdateResponse = CampaignsUpdateResponses[keyof CampaignsUpdateResponses];

export type CampaignsCopyData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/copies';
};

export type CampaignsCopyErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsCopyError = CampaignsCopyErrors[keyof CampaignsCopyErrors];

export type CampaignsCopyResponses = {
    /**
     * Done
     */
    201: {
        campaign: {
            id: string;
            version: number;
        };
    };
};

export type CampaignsCopyResponse = CampaignsCopyResponses[keyof CampaignsCopyResponses];

export type CampaignsPreviewData = {
    body: {
        subject?: string;
        previewText?: string;
        content?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/campaigns/preview';
};

export type CampaignsPreviewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsPreviewError = CampaignsPreviewErrors[keyof CampaignsPreviewErrors];

export type CampaignsPreviewResponses = {
    /**
     * Done
     */
    200: {
        html: string;
        text: string;
    };
};

export type CampaignsPreviewResponse = CampaignsPreviewResponses[keyof CampaignsPreviewResponses];

export type CampaignsTestData = {
    body: {
        subject: string;
        previewText?: string;
        content?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/campaigns/test';
};

export type CampaignsTestErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsTestError = CampaignsTestErrors[keyof CampaignsTestErrors];

export type CampaignsTestResponses = {
    /**
     * Done
     */
    200: {
        to: string;
    };
};

export type CampaignsTestResponse = CampaignsTestResponses[keyof CampaignsTestResponses];

export type CampaignsSendData = {
    body: {
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/send';
};

export type CampaignsSendErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsSendError = CampaignsSendErrors[keyof CampaignsSendErrors];

export type CampaignsSendResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsSendResponse = CampaignsSendResponses[keyof CampaignsSendResponses];

export type CampaignsUnscheduleData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/schedule';
};

export type CampaignsUnscheduleErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsUnscheduleError = CampaignsUnscheduleErrors[keyof CampaignsUnscheduleErrors];

export type CampaignsUnscheduleResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsUnscheduleResponse = CampaignsUnscheduleResponses[keyof CampaignsUnscheduleResponses];

export type CampaignsScheduleData = {
    body: {
        version: number;
        at: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/schedule';
};

export type CampaignsScheduleErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsScheduleError = CampaignsScheduleErrors[keyof CampaignsScheduleErrors];

export type CampaignsScheduleResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsScheduleResponse = CampaignsScheduleResponses[keyof CampaignsScheduleResponses];

export type CampaignsPauseData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/pause';
};

export type CampaignsPauseErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsPauseError = CampaignsPauseErrors[keyof CampaignsPauseErrors];

export type CampaignsPauseResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsPauseResponse = CampaignsPauseResponses[keyof CampaignsPauseResponses];

export type CampaignsResumeData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/resume';
};

export type CampaignsResumeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsResumeError = CampaignsResumeErrors[keyof CampaignsResumeErrors];

export type CampaignsResumeResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsResumeResponse = CampaignsResumeResponses[keyof CampaignsResumeResponses];

export type CampaignsCancelData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        campaign: string;
    };
    query?: never;
    url: '/campaigns/{campaign}/cancel';
};

export type CampaignsCancelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CampaignsCancelError = CampaignsCancelErrors[keyof CampaignsCancelErrors];

export type CampaignsCancelResponses = {
    /**
     * Done
     */
    204: void;
};

export type CampaignsCancelResponse = CampaignsCancelResponses[keyof CampaignsCancelResponses];

export type DiscountsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/discounts';
};

export type DiscountsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsListError = DiscountsListErrors[keyof DiscountsListErrors];

export type DiscountsListResponses = {
    /**
     * Done
     */
    200: {
        discounts: Array<{
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        }>;
    };
};

export type DiscountsListResponse = DiscountsListResponses[keyof DiscountsListResponses];

export type DiscountsCreateData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/discounts';
};

export type DiscountsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsCreateError = DiscountsCreateErrors[keyof DiscountsCreateErrors];

export type DiscountsCreateResponses = {
    /**
     * Done
     */
    201: {
        discount: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
};

export type DiscountsCreateResponse = DiscountsCreateResponses[keyof DiscountsCreateResponses];

export type DiscountsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        discount: string;
    };
    query?: never;
    url: '/discounts/{discount}';
};

export type DiscountsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsRemoveError = DiscountsRemoveErrors[keyof DiscountsRemoveErrors];

export type DiscountsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type DiscountsRemoveResponse = DiscountsRemoveResponses[keyof DiscountsRemoveResponses];

export type DiscountsUpdateData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        discount: string;
    };
    query?: never;
    url: '/discounts/{discount}';
};

export type DiscountsUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsUpdateError = DiscountsUpdateErrors[keyof DiscountsUpdateErrors];

export type DiscountsUpdateResponses = {
    /**
     * Done
     */
    200: {
        discount: {
            id: string;
            code: string | null;
            name: string;
            description: string;
            type: 'percentage' | 'fixed_amount';
            value: number;
            scope: 'site_wide' | 'category' | 'product' | 'shipping';
            targets: Array<string>;
            minimumOrderCents: number;
            maximumUses: number | null;
            usedCount: number;
            reservedCount: number;
            isOncePerCustomer: boolean;
            startsAt: string | null;
            expiresAt: string | null;
            isActive: boolean;
            createdAt: string;
            version: number;
        };
    };
};

export type DiscountsUpdateResponse = DiscountsUpdateResponses[keyof DiscountsUpdateResponses];

export type DiscountsTryData = {
    body: {
        code?: string | null;
        name: string;
        description?: string;
        type: 'percentage' | 'fixed_amount';
        value: number;
        scope?: 'site_wide' | 'category' | 'product' | 'shipping';
        targets?: Array<string>;
        minimumOrderCents?: number;
        maximumUses?: number | null;
        isOncePerCustomer?: boolean;
        startsAt?: string | null;
        expiresAt?: string | null;
        isActive?: boolean;
        delivery?: 'pickup' | 'shipping';
        lines: Array<{
            productType: string;
            productSize?: string;
            designData?: {
                [key: string]: unknown;
            };
            quantity: number;
            unitPrice: number;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/discounts/try';
};

export type DiscountsTryErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DiscountsTryError = DiscountsTryErrors[keyof DiscountsTryErrors];

export type DiscountsTryResponses = {
    /**
     * Done
     */
    201: {
        before: {
            subtotal: number;
            discount: number;
            shipping: number;
            tax: number;
            total: number;
        };
        after: {
            subtotal: number;
            discount: number;
            shipping: number;
            tax: number;
            total: number;
        };
        shares: Array<{
            discount: number;
            tax: number;
        }>;
        shippingDiscount: number;
        refusal: {
            title: string;
            message: string;
        } | null;
    };
};

export type DiscountsTryResponse = DiscountsTryResponses[keyof DiscountsTryResponses];

export type PriceTiersListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/price-tiers';
};

export type PriceTiersListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersListError = PriceTiersListErrors[keyof PriceTiersListErrors];

export type PriceTiersListResponses = {
    /**
     * Done
     */
    200: {
        tiers: Array<{
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        }>;
    };
};

export type PriceTiersListResponse = PriceTiersListResponses[keyof PriceTiersListResponses];

export type PriceTiersCreateData = {
    body: {
        productType: 'tshirt' | 'tumbler' | 'gang_sheet';
        sizeCategory?: string;
        basePriceCents: number;
        setupFeeCents?: number;
        quantityBreaks?: {
            [key: string]: number;
        };
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/price-tiers';
};

export type PriceTiersCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersCreateError = PriceTiersCreateErrors[keyof PriceTiersCreateErrors];

export type PriceTiersCreateResponses = {
    /**
     * Done
     */
    201: {
        tier: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
};

export type PriceTiersCreateResponse = PriceTiersCreateResponses[keyof PriceTiersCreateResponses];

export type PriceTiersUpdateData = {
    body: {
        productType: 'tshirt' | 'tumbler' | 'gang_sheet';
        sizeCategory?: string;
        basePriceCents: number;
        setupFeeCents?: number;
        quantityBreaks?: {
            [key: string]: number;
        };
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        tier: string;
    };
    query?: never;
    url: '/price-tiers/{tier}';
};

export type PriceTiersUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PriceTiersUpdateError = PriceTiersUpdateErrors[keyof PriceTiersUpdateErrors];

export type PriceTiersUpdateResponses = {
    /**
     * Done
     */
    200: {
        tier: {
            id: string;
            productType: 'tshirt' | 'tumbler' | 'gang_sheet';
            sizeCategory: string;
            basePriceCents: number;
            setupFeeCents: number;
            quantityBreaks: {
                [key: string]: number;
            };
            isActive: boolean;
            version: number;
        };
    };
};

export type PriceTiersUpdateResponse = PriceTiersUpdateResponses[keyof PriceTiersUpdateResponses];

export type GangSheetsChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/gang-sheets/prices';
};

export type GangSheetsChangePricesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            key: string;
            prices: {
                [key: string]: number | null;
            };
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type GangSheetsChangePricesError = GangSheetsChangePricesErrors[keyof GangSheetsChangePricesErrors];

export type GangSheetsChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type GangSheetsChangePricesResponse = GangSheetsChangePricesResponses[keyof GangSheetsChangePricesResponses];

export type TshirtsChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tshirts/prices';
};

export type TshirtsChangePricesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            key: string;
            prices: {
                [key: string]: number | null;
            };
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TshirtsChangePricesError = TshirtsChangePricesErrors[keyof TshirtsChangePricesErrors];

export type TshirtsChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type TshirtsChangePricesResponse = TshirtsChangePricesResponses[keyof TshirtsChangePricesResponses];

export type TumblersChangePricesData = {
    body: {
        prices: {
            [key: string]: {
                from: number;
                to: number;
            };
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tumblers/prices';
};

export type TumblersChangePricesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            key: string;
            prices: {
                [key: string]: number | null;
            };
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TumblersChangePricesError = TumblersChangePricesErrors[keyof TumblersChangePricesErrors];

export type TumblersChangePricesResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type TumblersChangePricesResponse = TumblersChangePricesResponses[keyof TumblersChangePricesResponses];

export type TumblersCheckDesignData = {
    body: {
        artwork: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tumblers/check';
};

export type TumblersCheckDesignErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TumblersCheckDesignError = TumblersCheckDesignErrors[keyof TumblersCheckDesignErrors];

export type TumblersCheckDesignResponses = {
    /**
     * Done
     */
    201: {
        problem: 'not_found' | 'not_ready' | 'not_a_picture' | 'too_large' | 'not_black_and_white' | null;
        percentage: number | null;
    };
};

export type TumblersCheckDesignResponse = TumblersCheckDesignResponses[keyof TumblersCheckDesignResponses];

export type CartTotalData = {
    body: {
        lines: Array<{
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Gang Sheet';
            designData: {
                design_id: string;
                size_id?: number;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'PREMADE Gang Sheet';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Premade Print';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom T-Shirt';
            designData: {
                garmentId: string;
                printType: 'frontOnly' | 'backOnly' | 'frontBack';
                files: Array<{
                    id: string;
                    name: string;
                    placementZone: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back';
                    printType: 'frontOnly' | 'backOnly' | 'frontBack';
                    artworkId: string;
                    printWidth?: number | null;
                }>;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom Tumbler';
            designData: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'T-Shirt';
            designData: {
                listingId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Tumbler';
            designData: {
                listingId: string;
            };
        }>;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        promoCode?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/cart/total';
};

export type CartTotalErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CartTotalError = CartTotalErrors[keyof CartTotalErrors];

export type CartTotalResponses = {
    /**
     * Done
     */
    200: {
        lines: Array<{
            id: string;
            name: string;
            options: Array<string>;
            unitPrice: number;
            breakPrice: number;
            setupFee: number;
            problem: string | null;
            softPrints: Array<string>;
        }>;
        totals: {
            subtotal: number;
            discount: number;
            shipping: number;
            tax: number;
            total: number;
        };
        promotion: {
            offer: {
                id: string;
                code: string | null;
                name: string;
                reduction: {
                    type: 'percentage';
                    share: number;
                } | {
                    type: 'fixed_amount';
                    amount: number;
                };
                scope: 'site_wide' | 'category' | 'product' | 'shipping';
                readonly targets: Array<string>;
                minimumOrder: number;
            } | null;
            code: {
                ok: true;
                offer: {
                    id: string;
                    code: string | null;
                    name: string;
                    reduction: {
                        type: 'percentage';
                        share: number;
                    } | {
                        type: 'fixed_amount';
                        amount: number;
                    };
                    scope: 'site_wide' | 'category' | 'product' | 'shipping';
                    readonly targets: Array<string>;
                    minimumOrder: number;
                };
            } | {
                ok: false;
                refusal: {
                    title: string;
                    message: string;
                };
            } | null;
        };
    };
};

export type CartTotalResponse = CartTotalResponses[keyof CartTotalResponses];

export type CartSyncData = {
    body: {
        puts?: Array<{
            id: string;
            productType: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            unitPrice: number;
            designData?: {
                design_id?: string;
                size_id?: number;
                [key: string]: unknown;
            };
            name: string;
            description: string;
            image: string | null;
        }>;
        removes?: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/cart/sync';
};

export type CartSyncErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CartSyncError = CartSyncErrors[keyof CartSyncErrors];

export type CartSyncResponses = {
    /**
     * Done
     */
    200: {
        items: Array<{
            id: string;
            productType: string;
            productSize: string;
            productColor: string;
            quantity: number;
            unitPrice: number;
            designData: {
                design_id?: string;
                size_id?: number;
                [key: string]: unknown;
            };
            name: string;
            description: string;
            image: string | null;
        }>;
    };
};

export type CartSyncResponse = CartSyncResponses[keyof CartSyncResponses];

export type CheckoutListMissingData = {
    body: {
        lines?: Array<{
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Gang Sheet';
            designData: {
                design_id: string;
                size_id?: number;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'PREMADE Gang Sheet';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Premade Print';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom T-Shirt';
            designData: {
                garmentId: string;
                printType: 'frontOnly' | 'backOnly' | 'frontBack';
                files: Array<{
                    id: string;
                    name: string;
                    placementZone: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back';
                    printType: 'frontOnly' | 'backOnly' | 'frontBack';
                    artworkId: string;
                    printWidth?: number | null;
                }>;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom Tumbler';
            designData: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'T-Shirt';
            designData: {
                listingId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Tumbler';
            designData: {
                listingId: string;
            };
        }>;
        delivery?: 'pickup' | 'shipping';
        address?: {
            street1?: string;
            city?: string;
            state?: string;
            zip?: string;
        };
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/checkout/missing';
};

export type CheckoutListMissingErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CheckoutListMissingError = CheckoutListMissingErrors[keyof CheckoutListMissingErrors];

export type CheckoutListMissingResponses = {
    /**
     * Done
     */
    200: {
        missing: Array<{
            field: string;
            message: string;
            isRequired: boolean;
        }>;
    };
};

export type CheckoutListMissingResponse = CheckoutListMissingResponses[keyof CheckoutListMissingResponses];

export type CheckoutPrepareData = {
    body: {
        checkoutKey: string;
        lines: Array<{
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Gang Sheet';
            designData: {
                design_id: string;
                size_id?: number;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'PREMADE Gang Sheet';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize?: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Premade Print';
            designData: {
                productId: string;
                variantId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom T-Shirt';
            designData: {
                garmentId: string;
                printType: 'frontOnly' | 'backOnly' | 'frontBack';
                files: Array<{
                    id: string;
                    name: string;
                    placementZone: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back';
                    printType: 'frontOnly' | 'backOnly' | 'frontBack';
                    artworkId: string;
                    printWidth?: number | null;
                }>;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor?: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Custom Tumbler';
            designData: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'T-Shirt';
            designData: {
                listingId: string;
            };
        } | {
            /**
             * Chosen by you; it identifies the line in the response
             */
            id: string;
            productSize: string;
            productColor: string;
            quantity: number;
            /**
             * In cents, as you showed it; only compared, never charged
             */
            unitPrice: number;
            productType: 'Tumbler';
            designData: {
                listingId: string;
            };
        }>;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        contact: {
            email: string;
            fullName: string;
            phone?: string;
        };
        address?: {
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
        };
        notes?: string;
        promoCode?: string;
        saveAddress?: boolean;
        textsWanted?: boolean;
        softAccepted?: Array<string>;
        seenTotal: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/checkout/prepare';
};

export type CheckoutPrepareErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            lines: Array<{
                id: string;
                name: string;
                options: Array<string>;
                unitPrice: number;
                breakPrice: number;
                setupFee: number;
                problem: string | null;
                softPrints: Array<string>;
            }>;
            totals: {
                subtotal: number;
                discount: number;
                shipping: number;
                tax: number;
                total: number;
            };
            promotion: {
                offer: {
                    id: string;
                    code: string | null;
                    name: string;
                    reduction: {
                        type: 'percentage';
                        share: number;
                    } | {
                        type: 'fixed_amount';
                        amount: number;
                    };
                    scope: 'site_wide' | 'category' | 'product' | 'shipping';
                    readonly targets: Array<string>;
                    minimumOrder: number;
                } | null;
                code: {
                    ok: true;
                    offer: {
                        id: string;
                        code: string | null;
                        name: string;
                        reduction: {
                            type: 'percentage';
                            share: number;
                        } | {
                            type: 'fixed_amount';
                            amount: number;
                        };
                        scope: 'site_wide' | 'category' | 'product' | 'shipping';
                        readonly targets: Array<string>;
                        minimumOrder: number;
                    };
                } | {
                    ok: false;
                    refusal: {
                        title: string;
                        message: string;
                    };
                } | null;
            };
            because: 'cart_problem' | 'cart_changed' | 'code_refused' | 'soft_prints';
            refusal: {
                title: string;
                message: string;
            } | null;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type CheckoutPrepareError = CheckoutPrepareErrors[keyof CheckoutPrepareErrors];

export type CheckoutPrepareResponses = {
    /**
     * Done
     */
    201: {
        redirectUrl: string;
        attemptId: string;
        provider: string;
        reference: string | null;
    };
};

export type CheckoutPrepareResponse = CheckoutPrepareResponses[keyof CheckoutPrepareResponses];

export type DraftOrdersFindCustomersData = {
    body?: never;
    path?: never;
    query: {
        text: string;
    };
    url: '/draft-orders/customers';
};

export type DraftOrdersFindCustomersErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersFindCustomersError = DraftOrdersFindCustomersErrors[keyof DraftOrdersFindCustomersErrors];

export type DraftOrdersFindCustomersResponses = {
    /**
     * Done
     */
    200: {
        people: Array<{
            userId: string;
            fullName: string;
            email: string;
            phone: string;
        }>;
    };
};

export type DraftOrdersFindCustomersResponse = DraftOrdersFindCustomersResponses[keyof DraftOrdersFindCustomersResponses];

export type DraftOrdersCustomerDesignsData = {
    body?: never;
    path: {
        customer: string;
    };
    query?: never;
    url: '/draft-orders/customers/{customer}/designs';
};

export type DraftOrdersCustomerDesignsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersCustomerDesignsError = DraftOrdersCustomerDesignsErrors[keyof DraftOrdersCustomerDesignsErrors];

export type DraftOrdersCustomerDesignsResponses = {
    /**
     * Done
     */
    200: {
        designs: Array<{
            id: string;
            title: string;
            sizeId: number;
        }>;
    };
};

export type DraftOrdersCustomerDesignsResponse = DraftOrdersCustomerDesignsResponses[keyof DraftOrdersCustomerDesignsResponses];

export type DraftOrdersTotalData = {
    body: {
        id: string;
        customerId?: string | null;
        lines: Array<{
            kind: 'sheet';
            id: string;
            sizeId: number;
            designId?: string | null;
            artworkId?: string | null;
            form?: 'sheet' | 'copy';
            quantity: number;
        } | {
            kind: 'shirt';
            id: string;
            garmentId: string;
            size: string;
            color: string;
            printType: 'frontOnly' | 'backOnly' | 'frontBack';
            prints: {
                front: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
                back: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
            };
            quantity: number;
        } | {
            kind: 'tumbler';
            id: string;
            size: string;
            engraving: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
            quantity: number;
        } | {
            kind: 'print';
            id: string;
            isGangSheet?: boolean;
            productId: string;
            variantId: string;
            quantity: number;
        } | {
            kind: 'listing';
            id: string;
            isTumbler?: boolean;
            listingId: string;
            size: string;
            color: string;
            quantity: number;
        } | {
            kind: 'custom';
            id: string;
            words: string;
            reason: string;
            price: number | string;
            /**
             * Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel
             */
            isFee?: boolean;
            quantity: number;
        }>;
        discount?: {
            amount: number | string;
            reason: string;
        } | null;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        shippingPrice?: string | number | string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/draft-orders/total';
};

export type DraftOrdersTotalErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersTotalError = DraftOrdersTotalErrors[keyof DraftOrdersTotalErrors];

export type DraftOrdersTotalResponses = {
    /**
     * Done
     */
    201: {
        lines: Array<{
            id: string;
            totalCents: number;
        }>;
        subtotalCents: number;
        discountCents: number;
        shippingCents: number;
        taxCents: number;
        totalCents: number;
        warnings: {
            [key: string]: Array<string>;
        };
    };
};

export type DraftOrdersTotalResponse = DraftOrdersTotalResponses[keyof DraftOrdersTotalResponses];

export type DraftOrdersSaveDraftData = {
    body: {
        id: string;
        customerId?: string | null;
        contact: {
            email?: string;
            fullName?: string;
            phone?: string;
        };
        lines: Array<{
            kind: string;
            id: string;
            price?: number | string;
            [key: string]: unknown;
        }>;
        discount?: {
            amount: number | string;
            reason: string;
        } | null;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        address?: {
            [key: string]: string;
        };
        shippingPrice?: number | string;
        notes?: string;
        dueDay?: string;
        quoteId?: string | null;
        seen?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/draft-orders/drafts';
};

export type DraftOrdersSaveDraftErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            draft: {
                id: string;
                customerId: string | null;
                contact: {
                    email: string;
                    fullName: string;
                    phone: string;
                };
                lines: Array<{
                    kind: string;
                    id: string;
                    price?: unknown | string;
                    [key: string]: unknown;
                }>;
                discount: {
                    amount: unknown | string;
                    reason: string;
                } | null;
                delivery: 'pickup' | 'shipping';
                speed: 'standard' | 'express' | 'rush';
                address: {
                    [key: string]: string;
                };
                shippingPrice: unknown | string;
                notes: string;
                dueDay: string;
                quoteId: string | null;
            };
            changedAt: string;
            state: 'draft' | 'sent' | 'paid' | 'expired' | 'cancelled';
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersSaveDraftError = DraftOrdersSaveDraftErrors[keyof DraftOrdersSaveDraftErrors];

export type DraftOrdersSaveDraftResponses = {
    /**
     * Done
     */
    201: {
        id: string;
    };
};

export type DraftOrdersSaveDraftResponse = DraftOrdersSaveDraftResponses[keyof DraftOrdersSaveDraftResponses];

export type DraftOrdersSendLinkData = {
    body: {
        id: string;
        customerId?: string | null;
        contact: {
            email: string;
            fullName: string;
            phone?: string;
        };
        lines: Array<{
            kind: 'sheet';
            id: string;
            sizeId: number;
            designId?: string | null;
            artworkId?: string | null;
            form?: 'sheet' | 'copy';
            quantity: number;
        } | {
            kind: 'shirt';
            id: string;
            garmentId: string;
            size: string;
            color: string;
            printType: 'frontOnly' | 'backOnly' | 'frontBack';
            prints: {
                front: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
                back: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
            };
            quantity: number;
        } | {
            kind: 'tumbler';
            id: string;
            size: string;
            engraving: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
            quantity: number;
        } | {
            kind: 'print';
            id: string;
            isGangSheet?: boolean;
            productId: string;
            variantId: string;
            quantity: number;
        } | {
            kind: 'listing';
            id: string;
            isTumbler?: boolean;
            listingId: string;
            size: string;
            color: string;
            quantity: number;
        } | {
            kind: 'custom';
            id: string;
            words: string;
            reason: string;
            price: number | string;
            /**
             * Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel
             */
            isFee?: boolean;
            quantity: number;
        }>;
        discount?: {
            amount: number | string;
            reason: string;
        } | null;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        address?: {
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
        };
        shippingPrice?: string | number | string | null;
        notes?: string;
        dueDay?: string;
        quoteId?: string | null;
        seen?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/draft-orders/links';
};

export type DraftOrdersSendLinkErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            draft: {
                id: string;
                customerId: string | null;
                contact: {
                    email: string;
                    fullName: string;
                    phone: string;
                };
                lines: Array<{
                    kind: string;
                    id: string;
                    price?: unknown | string;
                    [key: string]: unknown;
                }>;
                discount: {
                    amount: unknown | string;
                    reason: string;
                } | null;
                delivery: 'pickup' | 'shipping';
                speed: 'standard' | 'express' | 'rush';
                address: {
                    [key: string]: string;
                };
                shippingPrice: unknown | string;
                notes: string;
                dueDay: string;
                quoteId: string | null;
            };
            changedAt: string;
            state: 'draft' | 'sent' | 'paid' | 'expired' | 'cancelled';
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersSendLinkError = DraftOrdersSendLinkErrors[keyof DraftOrdersSendLinkErrors];

export type DraftOrdersSendLinkResponses = {
    /**
     * Done
     */
    201: {
        id: string;
    };
};

export type DraftOrdersSendLinkResponse = DraftOrdersSendLinkResponses[keyof DraftOrdersSendLinkResponses];

export type DraftOrdersSendAgainData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        draftOrder: string;
    };
    query?: never;
    url: '/draft-orders/{draftOrder}/mails';
};

export type DraftOrdersSendAgainErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersSendAgainError = DraftOrdersSendAgainErrors[keyof DraftOrdersSendAgainErrors];

export type DraftOrdersSendAgainResponses = {
    /**
     * Done
     */
    201: {
        id: string;
    };
};

export type DraftOrdersSendAgainResponse = DraftOrdersSendAgainResponses[keyof DraftOrdersSendAgainResponses];

export type DraftOrdersTakeNewData = {
    body: {
        id: string;
        customerId?: string | null;
        contact: {
            email: string;
            fullName: string;
            phone?: string;
        };
        lines: Array<{
            kind: 'sheet';
            id: string;
            sizeId: number;
            designId?: string | null;
            artworkId?: string | null;
            form?: 'sheet' | 'copy';
            quantity: number;
        } | {
            kind: 'shirt';
            id: string;
            garmentId: string;
            size: string;
            color: string;
            printType: 'frontOnly' | 'backOnly' | 'frontBack';
            prints: {
                front: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
                back: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
            };
            quantity: number;
        } | {
            kind: 'tumbler';
            id: string;
            size: string;
            engraving: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
            quantity: number;
        } | {
            kind: 'print';
            id: string;
            isGangSheet?: boolean;
            productId: string;
            variantId: string;
            quantity: number;
        } | {
            kind: 'listing';
            id: string;
            isTumbler?: boolean;
            listingId: string;
            size: string;
            color: string;
            quantity: number;
        } | {
            kind: 'custom';
            id: string;
            words: string;
            reason: string;
            price: number | string;
            /**
             * Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel
             */
            isFee?: boolean;
            quantity: number;
        }>;
        discount?: {
            amount: number | string;
            reason: string;
        } | null;
        delivery: 'pickup' | 'shipping';
        speed?: 'standard' | 'express' | 'rush';
        address?: {
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
        };
        shippingPrice?: string | number | string | null;
        notes?: string;
        dueDay?: string;
        quoteId?: string | null;
        method: 'cash' | 'card' | 'other';
        reference?: string;
        seen?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/draft-orders/counter-payments';
};

export type DraftOrdersTakeNewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            draft: {
                id: string;
                customerId: string | null;
                contact: {
                    email: string;
                    fullName: string;
                    phone: string;
                };
                lines: Array<{
                    kind: string;
                    id: string;
                    price?: unknown | string;
                    [key: string]: unknown;
                }>;
                discount: {
                    amount: unknown | string;
                    reason: string;
                } | null;
                delivery: 'pickup' | 'shipping';
                speed: 'standard' | 'express' | 'rush';
                address: {
                    [key: string]: string;
                };
                shippingPrice: unknown | string;
                notes: string;
                dueDay: string;
                quoteId: string | null;
            };
            changedAt: string;
            state: 'draft' | 'sent' | 'paid' | 'expired' | 'cancelled';
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersTakeNewError = DraftOrdersTakeNewErrors[keyof DraftOrdersTakeNewErrors];

export type DraftOrdersTakeNewResponses = {
    /**
     * Done
     */
    201: {
        id: string;
        orderId: string;
        orderNumber: string | null;
    };
};

export type DraftOrdersTakeNewResponse = DraftOrdersTakeNewResponses[keyof DraftOrdersTakeNewResponses];

export type DraftOrdersTakeForLinkData = {
    body: {
        method: 'cash' | 'card' | 'other';
        reference?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        draftOrder: string;
    };
    query?: never;
    url: '/draft-orders/{draftOrder}/counter-payment';
};

export type DraftOrdersTakeForLinkErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersTakeForLinkError = DraftOrdersTakeForLinkErrors[keyof DraftOrdersTakeForLinkErrors];

export type DraftOrdersTakeForLinkResponses = {
    /**
     * Done
     */
    201: {
        id: string;
        orderId: string;
        orderNumber: string | null;
    };
};

export type DraftOrdersTakeForLinkResponse = DraftOrdersTakeForLinkResponses[keyof DraftOrdersTakeForLinkResponses];

export type DraftOrdersCancelData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        draftOrder: string;
    };
    query?: never;
    url: '/draft-orders/{draftOrder}/cancel';
};

export type DraftOrdersCancelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftOrdersCancelError = DraftOrdersCancelErrors[keyof DraftOrdersCancelErrors];

export type DraftOrdersCancelResponses = {
    /**
     * Done
     */
    204: void;
};

export type DraftOrdersCancelResponse = DraftOrdersCancelResponses[keyof DraftOrdersCancelResponses];

export type MailsResendData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        mail: string;
    };
    query?: never;
    url: '/mails/{mail}/resend';
};

export type MailsResendErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MailsResendError = MailsResendErrors[keyof MailsResendErrors];

export type MailsResendResponses = {
    /**
     * Done
     */
    204: void;
};

export type MailsResendResponse = MailsResendResponses[keyof MailsResendResponses];

export type MailsResendAllData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mails/resend';
};

export type MailsResendAllErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MailsResendAllError = MailsResendAllErrors[keyof MailsResendAllErrors];

export type MailsResendAllResponses = {
    /**
     * Done
     */
    201: {
        mails: number;
    };
};

export type MailsResendAllResponse = MailsResendAllResponses[keyof MailsResendAllResponses];

export type MailsPreviewWordsData = {
    body: {
        mail: 'order-confirmation' | 'order-changed' | 'order-changed-to-pay' | 'difference-paid' | 'payment-link' | 'refund-made' | 'order-refunded' | 'refund-by-hand' | 'new-order' | 'new-order-unverified' | 'confirm-email' | 'reset-password' | 'change-email' | 'sign-in-link' | 'reauthentication' | 'new-device' | 'account-deleted' | 'accounts-merged' | 'designs-ending' | 'new-bulk-quote' | 'new-question' | 'bulk-quote-received' | 'question-received' | 'bulk-quote-answer' | 'question-answer' | 'low-stock' | 'sold-out' | 'shop-needs-you' | 'shop-needs-you-more' | 'new-edit-request' | 'edit-request-approved' | 'edit-request-declined' | 'edit-request-message' | 'edit-request-proof' | 'newsletter-confirm' | 'staff-invitation' | 'staff-invitation-passwordless' | 'customer-invitation' | 'order-shipped' | 'order-shipped-part' | 'order-shipped-rest' | 'order-shipped-joined' | 'order-message' | 'order-link' | 'out-for-delivery' | 'out-for-delivery-joined' | 'shipment-delivered' | 'shipment-delivered-part' | 'shipment-delivered-joined' | 'shipment-exception' | 'shipment-exception-joined' | 'pickup-ready' | 'text-pickup-ready' | 'text-order-shipped' | 'text-out-for-delivery' | 'text-shipment-delivered' | 'text-proof';
        words: {
            subject: string;
            preview: string;
            heading: string;
            before: string;
            after: string;
            note: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mails/words/preview';
};

export type MailsPreviewWordsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MailsPreviewWordsError = MailsPreviewWordsErrors[keyof MailsPreviewWordsErrors];

export type MailsPreviewWordsResponses = {
    /**
     * Done
     */
    200: {
        subject: string;
        html: string;
        dark: string;
        text: string;
    };
};

export type MailsPreviewWordsResponse = MailsPreviewWordsResponses[keyof MailsPreviewWordsResponses];

export type MailsTestWordsData = {
    body: {
        mail: 'order-confirmation' | 'order-changed' | 'order-changed-to-pay' | 'difference-paid' | 'payment-link' | 'refund-made' | 'order-refunded' | 'refund-by-hand' | 'new-order' | 'new-order-unverified' | 'confirm-email' | 'reset-password' | 'change-email' | 'sign-in-link' | 'reauthentication' | 'new-device' | 'account-deleted' | 'accounts-merged' | 'designs-ending' | 'new-bulk-quote' | 'new-question' | 'bulk-quote-received' | 'question-received' | 'bulk-quote-answer' | 'question-answer' | 'low-stock' | 'sold-out' | 'shop-needs-you' | 'shop-needs-you-more' | 'new-edit-request' | 'edit-request-approved' | 'edit-request-declined' | 'edit-request-message' | 'edit-request-proof' | 'newsletter-confirm' | 'staff-invitation' | 'staff-invitation-passwordless' | 'customer-invitation' | 'order-shipped' | 'order-shipped-part' | 'order-shipped-rest' | 'order-shipped-joined' | 'order-message' | 'order-link' | 'out-for-delivery' | 'out-for-delivery-joined' | 'shipment-delivered' | 'shipment-delivered-part' | 'shipment-delivered-joined' | 'shipment-exception' | 'shipment-exception-joined' | 'pickup-ready' | 'text-pickup-ready' | 'text-order-shipped' | 'text-out-for-delivery' | 'text-shipment-delivered' | 'text-proof';
        words: {
            subject: string;
            preview: string;
            heading: string;
            before: string;
            after: string;
            note: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/mails/words/test';
};

export type MailsTestWordsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MailsTestWordsError = MailsTestWordsErrors[keyof MailsTestWordsErrors];

export type MailsTestWordsResponses = {
    /**
     * Done
     */
    200: {
        to: string;
    };
};

export type MailsTestWordsResponse = MailsTestWordsResponses[keyof MailsTestWordsResponses];

export type ProfileSetTextsData = {
    body: {
        wanted: boolean;
        phone?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/profile/texts';
};

export type ProfileSetTextsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProfileSetTextsError = ProfileSetTextsErrors[keyof ProfileSetTextsErrors];

export type ProfileSetTextsResponses = {
    /**
     * Done
     */
    200: {
        phone: string | null;
    };
};

export type ProfileSetTextsResponse = ProfileSetTextsResponses[keyof ProfileSetTextsResponses];

export type InboundMailsAssignData = {
    body: {
        orderNumber: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        mail: string;
    };
    query?: never;
    url: '/inbound-mails/{mail}/assign';
};

export type InboundMailsAssignErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type InboundMailsAssignError = InboundMailsAssignErrors[keyof InboundMailsAssignErrors];

export type InboundMailsAssignResponses = {
    /**
     * Done
     */
    201: {
        orderId: string;
    };
};

export type InboundMailsAssignResponse = InboundMailsAssignResponses[keyof InboundMailsAssignResponses];

export type InboundMailsDismissData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        mail: string;
    };
    query?: never;
    url: '/inbound-mails/{mail}/dismiss';
};

export type InboundMailsDismissErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type InboundMailsDismissError = InboundMailsDismissErrors[keyof InboundMailsDismissErrors];

export type InboundMailsDismissResponses = {
    /**
     * Done
     */
    204: void;
};

export type InboundMailsDismissResponse = InboundMailsDismissResponses[keyof InboundMailsDismissResponses];

export type OrdersListData = {
    body?: never;
    path?: never;
    query?: {
        number?: string;
        customer?: string;
        status?: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        payment?: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded' | 'not_refunded';
        delivery?: 'pickup' | 'shipping';
        product?: 'Gang Sheet' | 'PREMADE Gang Sheet' | 'Premade Print' | 'Custom T-Shirt' | 'Custom Tumbler' | 'T-Shirt' | 'Tumbler' | 'Custom';
        due?: 'overdue' | 'today' | 'week';
        from?: string | 'today';
        to?: string | 'today';
        cursor?: string;
        limit?: number;
    };
    url: '/orders';
};

export type OrdersListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersListError = OrdersListErrors[keyof OrdersListErrors];

export type OrdersListResponses = {
    /**
     * Done
     */
    200: {
        orders: Array<{
            id: string;
            orderNumber: string;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            paymentStatus: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded';
            deliveryMethod: 'pickup' | 'shipping';
            deliverySpeed: 'standard' | 'express' | 'rush';
            placedAt: string;
            dueAt: string | null;
            arrivesOn: string | null;
            subtotalCents: number;
            discountCents: number;
            discountName: string | null;
            discountCode: string | null;
            discountTerms: string | null;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
            openCents: number;
            currency: string;
            customerId: string | null;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            items: Array<{
                id: string;
                position: number;
                name: string;
                productType: string;
                options: Array<string>;
                quantity: number;
                isFee: boolean;
                unitPriceCents: number;
                setupFeeCents: number;
                designId: string | null;
                imageUrl: string | null;
            }>;
        }>;
        next: string | null;
    };
};

export type OrdersListResponse = OrdersListResponses[keyof OrdersListResponses];

export type OrdersGetData = {
    body?: never;
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}';
};

export type OrdersGetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersGetError = OrdersGetErrors[keyof OrdersGetErrors];

export type OrdersGetResponses = {
    /**
     * Done
     */
    200: {
        order: {
            id: string;
            orderNumber: string;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            paymentStatus: 'awaiting' | 'paid' | 'unverified' | 'failed' | 'expired' | 'refunded' | 'partially_refunded';
            deliveryMethod: 'pickup' | 'shipping';
            deliverySpeed: 'standard' | 'express' | 'rush';
            placedAt: string;
            dueAt: string | null;
            arrivesOn: string | null;
            subtotalCents: number;
            discountCents: number;
            discountName: string | null;
            discountCode: string | null;
            discountTerms: string | null;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
            openCents: number;
            currency: string;
            customerId: string | null;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            items: Array<{
                id: string;
                position: number;
                name: string;
                productType: string;
                options: Array<string>;
                quantity: number;
                isFee: boolean;
                unitPriceCents: number;
                setupFeeCents: number;
                designId: string | null;
                imageUrl: string | null;
            }>;
            notes: string;
            shippingAddress: {
                street1: string;
                street2: string;
                city: string;
                state: string;
                zip: string;
            };
            version: number;
        };
    };
};

export type OrdersGetResponse = OrdersGetResponses[keyof OrdersGetResponses];

export type OrdersSetStatusData = {
    body: {
        to: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        expected?: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/status';
};

export type OrdersSetStatusErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersSetStatusError = OrdersSetStatusErrors[keyof OrdersSetStatusErrors];

export type OrdersSetStatusResponses = {
    /**
     * Done
     */
    200: {
        from: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        to: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
    };
};

export type OrdersSetStatusResponse = OrdersSetStatusResponses[keyof OrdersSetStatusResponses];

export type OrdersSetStatusesData = {
    body: {
        changes: Array<{
            order: string;
            to: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            expected?: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/orders/statuses';
};

export type OrdersSetStatusesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersSetStatusesError = OrdersSetStatusesErrors[keyof OrdersSetStatusesErrors];

export type OrdersSetStatusesResponses = {
    /**
     * Done
     */
    200: {
        results: Array<{
            orderId: string;
            orderNumber: string;
            ok: true;
            from: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            to: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
        } | {
            orderId: string;
            orderNumber: string;
            ok: false;
            message: string;
        }>;
    };
};

export type OrdersSetStatusesResponse = OrdersSetStatusesResponses[keyof OrdersSetStatusesResponses];

export type OrdersChangeDueDateData = {
    body: {
        day: string;
        reason: string;
        seen: string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/due-date';
};

export type OrdersChangeDueDateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            dueAt: string | null;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersChangeDueDateError = OrdersChangeDueDateErrors[keyof OrdersChangeDueDateErrors];

export type OrdersChangeDueDateResponses = {
    /**
     * Done
     */
    200: {
        dueAt: string;
    };
};

export type OrdersChangeDueDateResponse = OrdersChangeDueDateResponses[keyof OrdersChangeDueDateResponses];

export type OrdersEditDetailsData = {
    body: {
        version: number;
        contact: {
            email: string;
            fullName: string;
            phone?: string;
        };
        address?: {
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
        };
        notes: string;
        tellCustomer?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/details';
};

export type OrdersEditDetailsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            version: number;
            contact: {
                fullName: string;
                email: string;
                phone: string;
            };
            address: {
                street1: string;
                street2: string;
                city: string;
                state: string;
                zip: string;
            };
            notes: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersEditDetailsError = OrdersEditDetailsErrors[keyof OrdersEditDetailsErrors];

export type OrdersEditDetailsResponses = {
    /**
     * Done
     */
    200: {
        version: number;
        changed: Array<string>;
    };
};

export type OrdersEditDetailsResponse = OrdersEditDetailsResponses[keyof OrdersEditDetailsResponses];

export type OrdersWriteNoteData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/notes';
};

export type OrdersWriteNoteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersWriteNoteError = OrdersWriteNoteErrors[keyof OrdersWriteNoteErrors];

export type OrdersWriteNoteResponses = {
    /**
     * Done
     */
    204: void;
};

export type OrdersWriteNoteResponse = OrdersWriteNoteResponses[keyof OrdersWriteNoteResponses];

export type OrdersWriteToCustomerData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/messages';
};

export type OrdersWriteToCustomerErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersWriteToCustomerError = OrdersWriteToCustomerErrors[keyof OrdersWriteToCustomerErrors];

export type OrdersWriteToCustomerResponses = {
    /**
     * Done
     */
    204: void;
};

export type OrdersWriteToCustomerResponse = OrdersWriteToCustomerResponses[keyof OrdersWriteToCustomerResponses];

export type OrdersWriteToShopData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/questions';
};

export type OrdersWriteToShopErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersWriteToShopError = OrdersWriteToShopErrors[keyof OrdersWriteToShopErrors];

export type OrdersWriteToShopResponses = {
    /**
     * Done
     */
    204: void;
};

export type OrdersWriteToShopResponse = OrdersWriteToShopResponses[keyof OrdersWriteToShopResponses];

export type OrdersDismissMessagesData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/messages/dismissed';
};

export type OrdersDismissMessagesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersDismissMessagesError = OrdersDismissMessagesErrors[keyof OrdersDismissMessagesErrors];

export type OrdersDismissMessagesResponses = {
    /**
     * Done
     */
    200: {
        dismissed: number;
    };
};

export type OrdersDismissMessagesResponse = OrdersDismissMessagesResponses[keyof OrdersDismissMessagesResponses];

export type OrderChangesPreviewData = {
    body: {
        changeId: string;
        lines?: Array<{
            item: string;
            quantity: number;
        }>;
        added?: Array<{
            kind: 'sheet';
            id: string;
            sizeId: number;
            designId?: string | null;
            artworkId?: string | null;
            form?: 'sheet' | 'copy';
            quantity: number;
        } | {
            kind: 'shirt';
            id: string;
            garmentId: string;
            size: string;
            color: string;
            printType: 'frontOnly' | 'backOnly' | 'frontBack';
            prints: {
                front: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
                back: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
            };
            quantity: number;
        } | {
            kind: 'tumbler';
            id: string;
            size: string;
            engraving: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
            quantity: number;
        } | {
            kind: 'print';
            id: string;
            isGangSheet?: boolean;
            productId: string;
            variantId: string;
            quantity: number;
        } | {
            kind: 'listing';
            id: string;
            isTumbler?: boolean;
            listingId: string;
            size: string;
            color: string;
            quantity: number;
        } | {
            kind: 'custom';
            id: string;
            words: string;
            reason: string;
            price: number | string;
            /**
             * Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel
             */
            isFee?: boolean;
            quantity: number;
        }>;
        shippingPrice?: string | number | string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/changes/preview';
};

export type OrderChangesPreviewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderChangesPreviewError = OrderChangesPreviewErrors[keyof OrderChangesPreviewErrors];

export type OrderChangesPreviewResponses = {
    /**
     * Done
     */
    200: {
        before: {
            subtotalCents: number;
            discountCents: number;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
        };
        after: {
            subtotalCents: number;
            discountCents: number;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
        };
        openCents: number;
        differenceCents: number;
        lineTotals: {
            [key: string]: number;
        };
        warnings: {
            [key: string]: Array<string>;
        };
    };
};

export type OrderChangesPreviewResponse = OrderChangesPreviewResponses[keyof OrderChangesPreviewResponses];

export type OrderChangesApplyData = {
    body: {
        changeId: string;
        lines?: Array<{
            item: string;
            quantity: number;
        }>;
        added?: Array<{
            kind: 'sheet';
            id: string;
            sizeId: number;
            designId?: string | null;
            artworkId?: string | null;
            form?: 'sheet' | 'copy';
            quantity: number;
        } | {
            kind: 'shirt';
            id: string;
            garmentId: string;
            size: string;
            color: string;
            printType: 'frontOnly' | 'backOnly' | 'frontBack';
            prints: {
                front: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
                back: {
                    zoneId: 'left-chest' | 'pocket' | 'center-chest' | 'full-front' | 'oversize-front' | 'sleeve' | 'back-collar' | 'upper-back' | 'full-back' | null;
                    artworkId: string | null;
                    printWidth: number | null;
                };
            };
            quantity: number;
        } | {
            kind: 'tumbler';
            id: string;
            size: string;
            engraving: {
                designType: 'single' | 'double' | 'fullWrap';
                finish: 'white' | 'black' | 'silver' | 'navy' | 'pink';
                artworkId: string;
                originalArtworkId?: string | null;
                conversion?: {
                    method: 'threshold' | 'dither';
                    level: number;
                    isInverted: boolean;
                } | null;
                wrap?: {
                    way: 'fill' | 'whole' | 'repeat';
                    size: number;
                    place: number;
                };
            };
            quantity: number;
        } | {
            kind: 'print';
            id: string;
            isGangSheet?: boolean;
            productId: string;
            variantId: string;
            quantity: number;
        } | {
            kind: 'listing';
            id: string;
            isTumbler?: boolean;
            listingId: string;
            size: string;
            color: string;
            quantity: number;
        } | {
            kind: 'custom';
            id: string;
            words: string;
            reason: string;
            price: number | string;
            /**
             * Nothing is made or shipped for it: it gets no job ticket and isn’t in any parcel
             */
            isFee?: boolean;
            quantity: number;
        }>;
        shippingPrice?: string | number | string | null;
        version: number;
        seenDifference: number;
        settle: 'provider' | 'done' | 'later';
        reason: string;
        tellCustomer?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/changes';
};

export type OrderChangesApplyErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderChangesApplyError = OrderChangesApplyErrors[keyof OrderChangesApplyErrors];

export type OrderChangesApplyResponses = {
    /**
     * Done
     */
    201: {
        change: string;
        state: 'settled' | 'sent' | 'open' | 'carried';
        settle: 'provider' | 'done' | 'later';
        differenceCents: number;
        openCents: number;
    };
};

export type OrderChangesApplyResponse = OrderChangesApplyResponses[keyof OrderChangesApplyResponses];

export type OrderChangesCallOffData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        change: string;
    };
    query?: never;
    url: '/order-changes/{change}/call-off';
};

export type OrderChangesCallOffErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderChangesCallOffError = OrderChangesCallOffErrors[keyof OrderChangesCallOffErrors];

export type OrderChangesCallOffResponses = {
    /**
     * Done
     */
    200: {
        change: string;
        state: 'settled' | 'sent' | 'open' | 'carried';
        settle: 'provider' | 'done' | 'later';
        differenceCents: number;
        openCents: number;
    };
};

export type OrderChangesCallOffResponse = OrderChangesCallOffResponses[keyof OrderChangesCallOffResponses];

export type OrderChangesSendAgainData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        change: string;
    };
    query?: never;
    url: '/order-changes/{change}/mails';
};

export type OrderChangesSendAgainErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderChangesSendAgainError = OrderChangesSendAgainErrors[keyof OrderChangesSendAgainErrors];

export type OrderChangesSendAgainResponses = {
    /**
     * Done
     */
    201: {
        change: string;
        state: 'settled' | 'sent' | 'open' | 'carried';
        settle: 'provider' | 'done' | 'later';
        differenceCents: number;
        openCents: number;
    };
};

export type OrderChangesSendAgainResponse = OrderChangesSendAgainResponses[keyof OrderChangesSendAgainResponses];

export type PrintFilesListData = {
    body?: never;
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/print-files';
};

export type PrintFilesListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesListError = PrintFilesListErrors[keyof PrintFilesListErrors];

export type PrintFilesListResponses = {
    /**
     * Done
     */
    200: {
        printFiles: Array<{
            id: string;
            orderItemId: string;
            part: string;
            fileName: string;
            state: 'queued' | 'rendering' | 'ready' | 'failed' | 'superseded';
            widthPx: number | null;
            heightPx: number | null;
            byteSize: number | null;
            warnings: Array<string>;
            createdAt: string;
            finishedAt: string | null;
            downloadUrl: string | null;
        }>;
    };
};

export type PrintFilesListResponse = PrintFilesListResponses[keyof PrintFilesListResponses];

export type PrintFilesMakeData = {
    body: {
        orders: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/print-files';
};

export type PrintFilesMakeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesMakeError = PrintFilesMakeErrors[keyof PrintFilesMakeErrors];

export type PrintFilesMakeResponses = {
    /**
     * Done
     */
    201: {
        results: Array<{
            orderId: string;
            orderNumber: string;
            ok: boolean;
            message: string;
        }>;
    };
};

export type PrintFilesMakeResponse = PrintFilesMakeResponses[keyof PrintFilesMakeResponses];

export type PrintFilesGatherData = {
    body: {
        orders?: Array<string>;
        items?: Array<string>;
        make?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/print-file-choices';
};

export type PrintFilesGatherErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesGatherError = PrintFilesGatherErrors[keyof PrintFilesGatherErrors];

export type PrintFilesGatherResponses = {
    /**
     * Done
     */
    200: {
        readyCount: number;
        byteSize: number;
        lacking: Array<{
            itemId: string;
            ticket: string;
            name: string;
            isMaking: boolean;
            message: string;
        }>;
    };
};

export type PrintFilesGatherResponse = PrintFilesGatherResponses[keyof PrintFilesGatherResponses];

export type PrintFilesStartData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/order-items/{item}/print-file';
};

export type PrintFilesStartErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesStartError = PrintFilesStartErrors[keyof PrintFilesStartErrors];

export type PrintFilesStartResponses = {
    /**
     * Done
     */
    200: {
        state: 'ready' | 'processing';
    };
};

export type PrintFilesStartResponse = PrintFilesStartResponses[keyof PrintFilesStartResponses];

export type PrintFilesCheckData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/order-items/{item}/print-file/check';
};

export type PrintFilesCheckErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintFilesCheckError = PrintFilesCheckErrors[keyof PrintFilesCheckErrors];

export type PrintFilesCheckResponses = {
    /**
     * Done
     */
    200: {
        state: 'ready' | 'processing';
    };
};

export type PrintFilesCheckResponse = PrintFilesCheckResponses[keyof PrintFilesCheckResponses];

export type OrderItemsSetDesignData = {
    body: {
        design: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/order-items/{item}/design';
};

export type OrderItemsSetDesignErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderItemsSetDesignError = OrderItemsSetDesignErrors[keyof OrderItemsSetDesignErrors];

export type OrderItemsSetDesignResponses = {
    /**
     * Done
     */
    200: {
        designId: string;
    };
};

export type OrderItemsSetDesignResponse = OrderItemsSetDesignResponses[keyof OrderItemsSetDesignResponses];

export type OrderItemsChangeSheetData = {
    body: {
        document: {
            version: 1;
            sheet: {
                sizeId: number;
                width: number;
                height: number;
                cutInto?: Array<{
                    sizeId: number;
                    height: number;
                }>;
                margin: number;
                spacing: number;
            };
            placements: Array<{
                id: string;
                artworkId: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation?: number;
                mirrored?: boolean;
                locked?: boolean;
                group?: string;
                crop?: {
                    left: number;
                    top: number;
                    right: number;
                    bottom: number;
                };
                player?: {
                    list: string;
                    line: number;
                    label: string;
                };
            }>;
            rosters?: Array<{
                id: string;
                list: string;
                hasHeader: boolean;
                columns: {
                    name: number | null;
                    number: number | null;
                    size: number | null;
                    quantity: number | null;
                };
                rules: Array<{
                    size: string;
                    nameHeight: number;
                    numberHeight: number;
                }>;
                nameStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                numberStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                pieces: 'one' | 'two';
            }>;
            packing?: 'boxes' | 'shapes';
            guides?: {
                vertical: Array<number>;
                horizontal: Array<number>;
            };
        };
        basedOn: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/order-items/{item}/sheet';
};

export type OrderItemsChangeSheetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderItemsChangeSheetError = OrderItemsChangeSheetErrors[keyof OrderItemsChangeSheetErrors];

export type OrderItemsChangeSheetResponses = {
    /**
     * Done
     */
    200: {
        designId: string;
    };
};

export type OrderItemsChangeSheetResponse = OrderItemsChangeSheetResponses[keyof OrderItemsChangeSheetResponses];

export type OrderItemsReplaceArtworkData = {
    body: {
        zone?: string;
        artwork: string;
        basedOn: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
        replaced: string;
    };
    query?: never;
    url: '/order-items/{item}/artworks/{replaced}';
};

export type OrderItemsReplaceArtworkErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrderItemsReplaceArtworkError = OrderItemsReplaceArtworkErrors[keyof OrderItemsReplaceArtworkErrors];

export type OrderItemsReplaceArtworkResponses = {
    /**
     * Done
     */
    204: void;
};

export type OrderItemsReplaceArtworkResponse = OrderItemsReplaceArtworkResponses[keyof OrderItemsReplaceArtworkResponses];

export type QuotesListData = {
    body?: never;
    path?: never;
    query?: {
        state?: 'new' | 'answered' | 'closed';
        text?: string;
        cursor?: string;
        limit?: number;
    };
    url: '/quotes';
};

export type QuotesListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesListError = QuotesListErrors[keyof QuotesListErrors];

export type QuotesListResponses = {
    /**
     * Done
     */
    200: {
        quotes: Array<{
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
        }>;
        next: string | null;
    };
};

export type QuotesListResponse = QuotesListResponses[keyof QuotesListResponses];

export type QuotesRequestData = {
    body: {
        product: 'tshirt' | 'tumbler' | 'question';
        name: string;
        email: string;
        phone?: string;
        quantity: number;
        details?: {
            [key: string]: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/quotes';
};

export type QuotesRequestErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesRequestError = QuotesRequestErrors[keyof QuotesRequestErrors];

export type QuotesRequestResponses = {
    /**
     * Done
     */
    201: {
        quote: string;
    };
};

export type QuotesRequestResponse = QuotesRequestResponses[keyof QuotesRequestResponses];

export type QuotesGetData = {
    body?: never;
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}';
};

export type QuotesGetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesGetError = QuotesGetErrors[keyof QuotesGetErrors];

export type QuotesGetResponses = {
    /**
     * Done
     */
    200: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesGetResponse = QuotesGetResponses[keyof QuotesGetResponses];

export type QuotesAnswerData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/answers';
};

export type QuotesAnswerErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesAnswerError = QuotesAnswerErrors[keyof QuotesAnswerErrors];

export type QuotesAnswerResponses = {
    /**
     * Done
     */
    201: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesAnswerResponse = QuotesAnswerResponses[keyof QuotesAnswerResponses];

export type QuotesNoteData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/notes';
};

export type QuotesNoteErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesNoteError = QuotesNoteErrors[keyof QuotesNoteErrors];

export type QuotesNoteResponses = {
    /**
     * Done
     */
    201: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesNoteResponse = QuotesNoteResponses[keyof QuotesNoteResponses];

export type QuotesSetStateData = {
    body: {
        from: 'new' | 'answered' | 'closed';
        to: 'new' | 'answered' | 'closed';
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        quote: string;
    };
    query?: never;
    url: '/quotes/{quote}/state';
};

export type QuotesSetStateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type QuotesSetStateError = QuotesSetStateErrors[keyof QuotesSetStateErrors];

export type QuotesSetStateResponses = {
    /**
     * Done
     */
    200: {
        quote: {
            id: string;
            product: 'tshirt' | 'tumbler' | 'question';
            name: string;
            email: string;
            quantity: number;
            state: 'new' | 'answered' | 'closed';
            createdAt: string;
            phone: string;
            userId: string | null;
            details: Array<{
                label: string;
                value: string;
            }>;
            messages: Array<{
                id: number;
                kind: 'answer' | 'note';
                at: string;
                authorName: string;
                text: string;
            }>;
        };
    };
};

export type QuotesSetStateResponse = QuotesSetStateResponses[keyof QuotesSetStateResponses];

export type AttentionListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/attention';
};

export type AttentionListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionListError = AttentionListErrors[keyof AttentionListErrors];

export type AttentionListResponses = {
    /**
     * Done
     */
    200: {
        items: Array<{
            kind: 'unverified_payment' | 'payment_difference' | 'cancelled_not_refunded' | 'difference_open' | 'unpaid_link' | 'late_order' | 'customer_message' | 'mail_unmatched' | 'edit_request' | 'finding_accepted' | 'print_file_failed' | 'print_file_waits' | 'label_doubt' | 'delivery_exception' | 'work_waits' | 'mail_waits' | 'mail_failed' | 'job_failed' | 'webhook_off' | 'roll_not_sent' | 'disk_short' | 'backup_old' | 'shop_alert';
            id: string;
            orderId: string | null;
            title: string;
            reason: string;
            at: string;
        }>;
        counts: {
            [key: string]: number;
        };
    };
};

export type AttentionListResponse = AttentionListResponses[keyof AttentionListResponses];

export type AttentionRetryData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        queue: string;
        job: string;
    };
    query?: never;
    url: '/attention/{queue}/{job}/retry';
};

export type AttentionRetryErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionRetryError = AttentionRetryErrors[keyof AttentionRetryErrors];

export type AttentionRetryResponses = {
    /**
     * Done
     */
    204: void;
};

export type AttentionRetryResponse = AttentionRetryResponses[keyof AttentionRetryResponses];

export type AttentionForgetData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        queue: string;
        job: string;
    };
    query?: never;
    url: '/attention/{queue}/{job}/forget';
};

export type AttentionForgetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AttentionForgetError = AttentionForgetErrors[keyof AttentionForgetErrors];

export type AttentionForgetResponses = {
    /**
     * Done
     */
    204: void;
};

export type AttentionForgetResponse = AttentionForgetResponses[keyof AttentionForgetResponses];

export type SearchEverythingData = {
    body?: never;
    path?: never;
    query: {
        text: string;
    };
    url: '/search';
};

export type SearchEverythingErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SearchEverythingError = SearchEverythingErrors[keyof SearchEverythingErrors];

export type SearchEverythingResponses = {
    /**
     * Done
     */
    200: {
        found: Array<{
            kind: 'order' | 'customer' | 'quote' | 'print' | 'tshirt_listing' | 'tumbler_listing' | 'article' | 'discount';
            id: string;
            title: string;
            note: string;
            status: string | null;
            foundIn: string | null;
        }>;
    };
};

export type SearchEverythingResponse = SearchEverythingResponses[keyof SearchEverythingResponses];

export type VisitsCountData = {
    body: {
        path: string;
        referrer?: string;
        campaign?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/visits';
};

export type VisitsCountErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type VisitsCountError = VisitsCountErrors[keyof VisitsCountErrors];

export type VisitsCountResponses = {
    /**
     * Done
     */
    204: void;
};

export type VisitsCountResponse = VisitsCountResponses[keyof VisitsCountResponses];

export type RetentionReadData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/retention';
};

export type RetentionReadErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RetentionReadError = RetentionReadErrors[keyof RetentionReadErrors];

export type RetentionReadResponses = {
    /**
     * Done
     */
    200: {
        days: {
            orderFiles: number | null;
            accountDesigns: number | null;
            visitorDesigns: number | null;
            visitorArtwork: number | null;
            mailBodies: number | null;
            auditEntries: number | null;
            webhookDeliveries: number | null;
        };
        removed: Array<{
            name: 'orderFiles' | 'accountDesigns' | 'visitorDesigns' | 'visitorArtwork' | 'mailBodies' | 'auditEntries' | 'webhookDeliveries';
            at: string;
            count: number;
            bytes: number;
        }>;
    };
};

export type RetentionReadResponse = RetentionReadResponses[keyof RetentionReadResponses];

export type RetentionPreviewData = {
    body: {
        orderFiles?: number | null;
        accountDesigns?: number | null;
        visitorDesigns?: number | null;
        visitorArtwork?: number | null;
        mailBodies?: number | null;
        auditEntries?: number | null;
        webhookDeliveries?: number | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/retention/preview';
};

export type RetentionPreviewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RetentionPreviewError = RetentionPreviewErrors[keyof RetentionPreviewErrors];

export type RetentionPreviewResponses = {
    /**
     * Done
     */
    200: {
        goes: Array<{
            name: 'orderFiles' | 'accountDesigns' | 'visitorDesigns' | 'visitorArtwork' | 'mailBodies' | 'auditEntries' | 'webhookDeliveries';
            count: number;
            bytes: number;
        }>;
    };
};

export type RetentionPreviewResponse = RetentionPreviewResponses[keyof RetentionPreviewResponses];

export type ShippingRatesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/shipping-rates';
};

export type ShippingRatesListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesListError = ShippingRatesListErrors[keyof ShippingRatesListErrors];

export type ShippingRatesListResponses = {
    /**
     * Done
     */
    200: {
        rates: Array<{
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        }>;
    };
};

export type ShippingRatesListResponse = ShippingRatesListResponses[keyof ShippingRatesListResponses];

export type ShippingRatesCreateData = {
    body: {
        name: string;
        region: 'domestic' | 'international';
        description?: string;
        baseRateCents: number;
        freeFromCents?: number | null;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/shipping-rates';
};

export type ShippingRatesCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesCreateError = ShippingRatesCreateErrors[keyof ShippingRatesCreateErrors];

export type ShippingRatesCreateResponses = {
    /**
     * Done
     */
    201: {
        rate: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
};

export type ShippingRatesCreateResponse = ShippingRatesCreateResponses[keyof ShippingRatesCreateResponses];

export type ShippingRatesUpdateData = {
    body: {
        name: string;
        region: 'domestic' | 'international';
        description?: string;
        baseRateCents: number;
        freeFromCents?: number | null;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        rate: string;
    };
    query?: never;
    url: '/shipping-rates/{rate}';
};

export type ShippingRatesUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingRatesUpdateError = ShippingRatesUpdateErrors[keyof ShippingRatesUpdateErrors];

export type ShippingRatesUpdateResponses = {
    /**
     * Done
     */
    200: {
        rate: {
            name: string;
            region: 'domestic' | 'international';
            description: string;
            baseRateCents: number;
            freeFromCents: number | null;
            isActive: boolean;
            id: string;
            version: number;
        };
    };
};

export type ShippingRatesUpdateResponse = ShippingRatesUpdateResponses[keyof ShippingRatesUpdateResponses];

export type SettingsChangeGeneralData = {
    body: {
        siteName: string;
        contactEmail: string;
        contactPhone: string;
        taxRate: number;
        timeZone: string;
        cutOff: string;
        dueTime: string;
        businessDays: Array<number>;
        holidays: Array<{
            day: string;
            name?: string;
        }>;
        turnaround: {
            gangSheet: number;
            premade: number;
            tshirt: number;
            tumbler: number;
            listing: number;
        };
        shippingDays: string;
        pickupDays: string;
        pickupHours: Array<string>;
        pickupAddress: {
            street1: string;
            city: string;
            state: string;
            zip: string;
        };
        bannerText: string;
        isBannerShown: boolean;
        isWelcomePopupShown: boolean;
        areVisitsCounted?: boolean;
        isDoubleOptIn: boolean;
        newsletterPerMinute: number;
        lowStockAt: number;
        isMaintenance: boolean;
        maintenanceMessage: string;
        warnBelowDpi: number;
        checkRules: {
            low_resolution?: 'off' | 'warn' | 'block';
            overlap?: 'off' | 'warn' | 'block';
            too_close?: 'off' | 'warn' | 'block';
            soft_pixels?: 'off' | 'warn' | 'block';
            halo?: 'off' | 'warn' | 'block';
            white_box?: 'off' | 'warn' | 'block';
            thin_lines?: 'off' | 'warn' | 'block';
            thin_gaps?: 'off' | 'warn' | 'block';
            enlarged?: 'off' | 'warn' | 'block';
            as_shown?: 'off' | 'warn' | 'block';
        };
        isHeaderStripPrinted: boolean;
        printFileNames?: string;
        sheetSpacing: number;
        sheetMargin: number;
        outsideBuilder?: {
            script: string;
            shopId: string;
        } | null;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/general';
};

export type SettingsChangeGeneralErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            siteName: string;
            contactEmail: string;
            contactPhone: string;
            taxRate: number;
            timeZone: string;
            cutOff: string;
            dueTime: string;
            businessDays: Array<number>;
            holidays: Array<{
                day: string;
                name: string;
            }>;
            turnaround: {
                gangSheet: number;
                premade: number;
                tshirt: number;
                tumbler: number;
                listing: number;
            };
            shippingDays: string;
            pickupDays: string;
            pickupHours: Array<string>;
            pickupAddress: {
                street1: string;
                city: string;
                state: string;
                zip: string;
            };
            bannerText: string;
            isBannerShown: boolean;
            isWelcomePopupShown: boolean;
            areVisitsCounted: boolean;
            isDoubleOptIn: boolean;
            newsletterPerMinute: number;
            lowStockAt: number;
            isMaintenance: boolean;
            maintenanceMessage: string;
            warnBelowDpi: number;
            checkRules: {
                low_resolution: 'off' | 'warn' | 'block';
                overlap: 'off' | 'warn' | 'block';
                too_close: 'off' | 'warn' | 'block';
                soft_pixels: 'off' | 'warn' | 'block';
                halo: 'off' | 'warn' | 'block';
                white_box: 'off' | 'warn' | 'block';
                thin_lines: 'off' | 'warn' | 'block';
                thin_gaps: 'off' | 'warn' | 'block';
                enlarged: 'off' | 'warn' | 'block';
                as_shown: 'off' | 'warn' | 'block';
            };
            isHeaderStripPrinted: boolean;
            printFileNames: string;
            sheetSpacing: number;
            sheetMargin: number;
            outsideBuilder: {
                script: string;
                shopId: string;
            } | null;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeGeneralError = SettingsChangeGeneralErrors[keyof SettingsChangeGeneralErrors];

export type SettingsChangeGeneralResponses = {
    /**
     * Done
     */
    200: {
        siteName: string;
        contactEmail: string;
        contactPhone: string;
        taxRate: number;
        timeZone: string;
        cutOff: string;
        dueTime: string;
        businessDays: Array<number>;
        holidays: Array<{
            day: string;
            name: string;
        }>;
        turnaround: {
            gangSheet: number;
            premade: number;
            tshirt: number;
            tumbler: number;
            listing: number;
        };
        shippingDays: string;
        pickupDays: string;
        pickupHours: Array<string>;
        pickupAddress: {
            street1: string;
            city: string;
            state: string;
            zip: string;
        };
        bannerText: string;
        isBannerShown: boolean;
        isWelcomePopupShown: boolean;
        areVisitsCounted: boolean;
        isDoubleOptIn: boolean;
        newsletterPerMinute: number;
        lowStockAt: number;
        isMaintenance: boolean;
        maintenanceMessage: string;
        warnBelowDpi: number;
        checkRules: {
            low_resolution: 'off' | 'warn' | 'block';
            overlap: 'off' | 'warn' | 'block';
            too_close: 'off' | 'warn' | 'block';
            soft_pixels: 'off' | 'warn' | 'block';
            halo: 'off' | 'warn' | 'block';
            white_box: 'off' | 'warn' | 'block';
            thin_lines: 'off' | 'warn' | 'block';
            thin_gaps: 'off' | 'warn' | 'block';
            enlarged: 'off' | 'warn' | 'block';
            as_shown: 'off' | 'warn' | 'block';
        };
        isHeaderStripPrinted: boolean;
        printFileNames: string;
        sheetSpacing: number;
        sheetMargin: number;
        outsideBuilder: {
            script: string;
            shopId: string;
        } | null;
        version: number;
    };
};

export type SettingsChangeGeneralResponse = SettingsChangeGeneralResponses[keyof SettingsChangeGeneralResponses];

export type SettingsChangeCapacityData = {
    body: {
        stations: {
            [key: string]: {
                amount: number;
                unit?: 'pieces' | 'feet';
            };
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/capacity';
};

export type SettingsChangeCapacityErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            stations: {
                [key: string]: {
                    amount: number;
                    unit: 'pieces' | 'feet';
                };
            };
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeCapacityError = SettingsChangeCapacityErrors[keyof SettingsChangeCapacityErrors];

export type SettingsChangeCapacityResponses = {
    /**
     * Done
     */
    200: {
        stations: {
            [key: string]: {
                amount: number;
                unit: 'pieces' | 'feet';
            };
        };
        version: number;
    };
};

export type SettingsChangeCapacityResponse = SettingsChangeCapacityResponses[keyof SettingsChangeCapacityResponses];

export type SettingsChangeDeliveryData = {
    body: {
        speeds: {
            standard: {
                days: number;
            };
            pickup?: {
                days: number;
            };
            express: {
                isOffered: boolean;
                price: number;
                days: number;
                cutOff: string;
            };
            rush: {
                isOffered: boolean;
                price: number;
                days: number;
                cutOff: string;
            };
        };
        isAddressRequired: boolean;
        isAddressChecked: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/delivery';
};

export type SettingsChangeDeliveryErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            speeds: {
                standard: {
                    days: number;
                };
                pickup: {
                    days: number;
                };
                express: {
                    isOffered: boolean;
                    price: unknown;
                    days: number;
                    cutOff: string;
                };
                rush: {
                    isOffered: boolean;
                    price: unknown;
                    days: number;
                    cutOff: string;
                };
            };
            isAddressRequired: boolean;
            isAddressChecked: boolean;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeDeliveryError = SettingsChangeDeliveryErrors[keyof SettingsChangeDeliveryErrors];

export type SettingsChangeDeliveryResponses = {
    /**
     * Done
     */
    200: {
        speeds: {
            standard: {
                days: number;
            };
            pickup: {
                days: number;
            };
            express: {
                isOffered: boolean;
                price: unknown;
                days: number;
                cutOff: string;
            };
            rush: {
                isOffered: boolean;
                price: unknown;
                days: number;
                cutOff: string;
            };
        };
        isAddressRequired: boolean;
        isAddressChecked: boolean;
        version: number;
    };
};

export type SettingsChangeDeliveryResponse = SettingsChangeDeliveryResponses[keyof SettingsChangeDeliveryResponses];

export type SettingsChangeLabelDeskData = {
    body: {
        shipFrom: {
            name?: string;
            company?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            country?: string;
            phone?: string;
        };
        houseShipping: {
            carrier: string;
            maxPounds: number;
            services: Array<{
                token?: string;
                name: string;
                base: number;
                perPound: number;
                perZone: number;
                leastDays: number;
                daysPerTwoZones: number;
            }>;
        };
        packing?: {
            weights?: {
                film: number;
                shirt: number;
                tumbler: number;
                other: number;
            };
            boxes?: Array<{
                name: string;
                length: number;
                width: number;
                height: number;
                ownPounds: number;
                mostPounds: number;
            }>;
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/label-desk';
};

export type SettingsChangeLabelDeskErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            shipFrom: {
                name: string;
                company: string;
                street1: string;
                street2: string;
                city: string;
                state: unknown;
                zip: string;
                country: unknown;
                phone: string;
            };
            houseShipping: {
                carrier: string;
                maxPounds: number;
                services: Array<{
                    token: string;
                    name: string;
                    base: unknown;
                    perPound: unknown;
                    perZone: unknown;
                    leastDays: number;
                    daysPerTwoZones: number;
                }>;
            };
            packing: {
                weights: {
                    film: number;
                    shirt: number;
                    tumbler: number;
                    other: number;
                };
                boxes: Array<{
                    name: string;
                    length: number;
                    width: number;
                    height: number;
                    ownPounds: number;
                    mostPounds: number;
                }>;
            };
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeLabelDeskError = SettingsChangeLabelDeskErrors[keyof SettingsChangeLabelDeskErrors];

export type SettingsChangeLabelDeskResponses = {
    /**
     * Done
     */
    200: {
        shipFrom: {
            name: string;
            company: string;
            street1: string;
            street2: string;
            city: string;
            state: unknown;
            zip: string;
            country: unknown;
            phone: string;
        };
        houseShipping: {
            carrier: string;
            maxPounds: number;
            services: Array<{
                token: string;
                name: string;
                base: unknown;
                perPound: unknown;
                perZone: unknown;
                leastDays: number;
                daysPerTwoZones: number;
            }>;
        };
        packing: {
            weights: {
                film: number;
                shirt: number;
                tumbler: number;
                other: number;
            };
            boxes: Array<{
                name: string;
                length: number;
                width: number;
                height: number;
                ownPounds: number;
                mostPounds: number;
            }>;
        };
        version: number;
    };
};

export type SettingsChangeLabelDeskResponse = SettingsChangeLabelDeskResponses[keyof SettingsChangeLabelDeskResponses];

export type SettingsChangeLookData = {
    body: {
        look: {
            logo?: {
                src: string;
                width: number;
                height: number;
            } | null;
            accent?: string;
            panel?: string;
            headingFont?: 'bricolage' | 'inter' | 'playfair' | 'slab' | 'bebas' | 'righteous';
            home?: Array<{
                id: 'shipping' | 'prices' | 'shelf' | 'how' | 'designs' | 'newsletter';
                isShown: boolean;
            }>;
            footerText?: string;
            footerLine?: string;
            aboutTitle?: string;
            aboutLead?: string;
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/look';
};

export type SettingsChangeLookErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            look: {
                logo: {
                    src: string;
                    width: number;
                    height: number;
                } | null;
                accent: string;
                panel: string;
                headingFont: 'bricolage' | 'inter' | 'playfair' | 'slab' | 'bebas' | 'righteous';
                home: Array<{
                    id: 'shipping' | 'prices' | 'shelf' | 'how' | 'designs' | 'newsletter';
                    isShown: boolean;
                }>;
                footerText: string;
                footerLine: string;
                aboutTitle: string;
                aboutLead: string;
            };
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeLookError = SettingsChangeLookErrors[keyof SettingsChangeLookErrors];

export type SettingsChangeLookResponses = {
    /**
     * Done
     */
    200: {
        look: {
            logo: {
                src: string;
                width: number;
                height: number;
            } | null;
            accent: string;
            panel: string;
            headingFont: 'bricolage' | 'inter' | 'playfair' | 'slab' | 'bebas' | 'righteous';
            home: Array<{
                id: 'shipping' | 'prices' | 'shelf' | 'how' | 'designs' | 'newsletter';
                isShown: boolean;
            }>;
            footerText: string;
            footerLine: string;
            aboutTitle: string;
            aboutLead: string;
        };
        version: number;
    };
};

export type SettingsChangeLookResponse = SettingsChangeLookResponses[keyof SettingsChangeLookResponses];

export type SettingsChangeRetentionData = {
    body: {
        orderFiles?: number | null;
        accountDesigns?: number | null;
        visitorDesigns?: number | null;
        visitorArtwork?: number | null;
        mailBodies?: number | null;
        auditEntries?: number | null;
        webhookDeliveries?: number | null;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/retention';
};

export type SettingsChangeRetentionErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            orderFiles: number | null;
            accountDesigns: number | null;
            visitorDesigns: number | null;
            visitorArtwork: number | null;
            mailBodies: number | null;
            auditEntries: number | null;
            webhookDeliveries: number | null;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeRetentionError = SettingsChangeRetentionErrors[keyof SettingsChangeRetentionErrors];

export type SettingsChangeRetentionResponses = {
    /**
     * Done
     */
    200: {
        orderFiles: number | null;
        accountDesigns: number | null;
        visitorDesigns: number | null;
        visitorArtwork: number | null;
        mailBodies: number | null;
        auditEntries: number | null;
        webhookDeliveries: number | null;
        version: number;
    };
};

export type SettingsChangeRetentionResponse = SettingsChangeRetentionResponses[keyof SettingsChangeRetentionResponses];

export type SettingsChangeAboutPageData = {
    body: {
        chapters: Array<{
            id: string;
            isShown: boolean;
            title: string;
            body: string;
        }>;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/about-page';
};

export type SettingsChangeAboutPageErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            chapters: Array<{
                id: string;
                isShown: boolean;
                title: string;
                body: string;
            }>;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeAboutPageError = SettingsChangeAboutPageErrors[keyof SettingsChangeAboutPageErrors];

export type SettingsChangeAboutPageResponses = {
    /**
     * Done
     */
    200: {
        chapters: Array<{
            id: string;
            isShown: boolean;
            title: string;
            body: string;
        }>;
        version: number;
    };
};

export type SettingsChangeAboutPageResponse = SettingsChangeAboutPageResponses[keyof SettingsChangeAboutPageResponses];

export type SettingsChangeSitePageData = {
    body: {
        body: string;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        page: 'contact' | 'questions' | 'shipping' | 'returns' | 'privacy' | 'terms';
    };
    query?: never;
    url: '/settings/pages/{page}';
};

export type SettingsChangeSitePageErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            body: string;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeSitePageError = SettingsChangeSitePageErrors[keyof SettingsChangeSitePageErrors];

export type SettingsChangeSitePageResponses = {
    /**
     * Done
     */
    200: {
        body: string;
        version: number;
    };
};

export type SettingsChangeSitePageResponse = SettingsChangeSitePageResponses[keyof SettingsChangeSitePageResponses];

export type SettingsChangeMailWordsData = {
    body: {
        words: {
            subject: string;
            preview: string;
            heading: string;
            before: string;
            after: string;
            note: string;
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        mail: 'order-confirmation' | 'order-changed' | 'order-changed-to-pay' | 'difference-paid' | 'payment-link' | 'refund-made' | 'order-refunded' | 'refund-by-hand' | 'new-order' | 'new-order-unverified' | 'confirm-email' | 'reset-password' | 'change-email' | 'sign-in-link' | 'reauthentication' | 'new-device' | 'account-deleted' | 'accounts-merged' | 'designs-ending' | 'new-bulk-quote' | 'new-question' | 'bulk-quote-received' | 'question-received' | 'bulk-quote-answer' | 'question-answer' | 'low-stock' | 'sold-out' | 'shop-needs-you' | 'shop-needs-you-more' | 'new-edit-request' | 'edit-request-approved' | 'edit-request-declined' | 'edit-request-message' | 'edit-request-proof' | 'newsletter-confirm' | 'staff-invitation' | 'staff-invitation-passwordless' | 'customer-invitation' | 'order-shipped' | 'order-shipped-part' | 'order-shipped-rest' | 'order-shipped-joined' | 'order-message' | 'order-link' | 'out-for-delivery' | 'out-for-delivery-joined' | 'shipment-delivered' | 'shipment-delivered-part' | 'shipment-delivered-joined' | 'shipment-exception' | 'shipment-exception-joined' | 'pickup-ready' | 'text-pickup-ready' | 'text-order-shipped' | 'text-out-for-delivery' | 'text-shipment-delivered' | 'text-proof';
    };
    query?: never;
    url: '/settings/mail-words/{mail}';
};

export type SettingsChangeMailWordsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            words: {
                subject: string;
                preview: string;
                heading: string;
                before: string;
                after: string;
                note: string;
            };
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeMailWordsError = SettingsChangeMailWordsErrors[keyof SettingsChangeMailWordsErrors];

export type SettingsChangeMailWordsResponses = {
    /**
     * Done
     */
    200: {
        words: {
            subject: string;
            preview: string;
            heading: string;
            before: string;
            after: string;
            note: string;
        };
        version: number;
    };
};

export type SettingsChangeMailWordsResponse = SettingsChangeMailWordsResponses[keyof SettingsChangeMailWordsResponses];

export type SettingsChangeListingColorsData = {
    body: {
        kind: 'tumbler' | 'tshirt';
        colors: Array<string>;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/listing-colors';
};

export type SettingsChangeListingColorsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            kind: 'tumbler' | 'tshirt';
            colors: Array<string>;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsChangeListingColorsError = SettingsChangeListingColorsErrors[keyof SettingsChangeListingColorsErrors];

export type SettingsChangeListingColorsResponses = {
    /**
     * Done
     */
    200: {
        kind: 'tumbler' | 'tshirt';
        colors: Array<string>;
        version: number;
    };
};

export type SettingsChangeListingColorsResponse = SettingsChangeListingColorsResponses[keyof SettingsChangeListingColorsResponses];

export type SettingsSetDefaultPictureData = {
    body: {
        product: 'tshirt' | 'tumbler' | 'gang_sheet';
        chosen: {
            artwork: string;
        } | {
            media: string;
        } | null;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/default-picture';
};

export type SettingsSetDefaultPictureErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            product: 'tshirt' | 'tumbler' | 'gang_sheet';
            picture: {
                src: string;
                srcSet: string;
                width: number;
                height: number;
                alt: string;
            } | null;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type SettingsSetDefaultPictureError = SettingsSetDefaultPictureErrors[keyof SettingsSetDefaultPictureErrors];

export type SettingsSetDefaultPictureResponses = {
    /**
     * Done
     */
    200: {
        product: 'tshirt' | 'tumbler' | 'gang_sheet';
        picture: {
            src: string;
            srcSet: string;
            width: number;
            height: number;
            alt: string;
        } | null;
        version: number;
    };
};

export type SettingsSetDefaultPictureResponse = SettingsSetDefaultPictureResponses[keyof SettingsSetDefaultPictureResponses];

export type WebhooksListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type WebhooksListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksListError = WebhooksListErrors[keyof WebhooksListErrors];

export type WebhooksListResponses = {
    /**
     * Done
     */
    200: {
        webhooks: Array<{
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        }>;
    };
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    body: {
        name: string;
        url: string;
        events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type WebhooksCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksCreateError = WebhooksCreateErrors[keyof WebhooksCreateErrors];

export type WebhooksCreateResponses = {
    /**
     * Done
     */
    201: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
        secret: string;
    };
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}';
};

export type WebhooksRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksRemoveError = WebhooksRemoveErrors[keyof WebhooksRemoveErrors];

export type WebhooksRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type WebhooksRemoveResponse = WebhooksRemoveResponses[keyof WebhooksRemoveResponses];

export type WebhooksUpdateData = {
    body: {
        name: string;
        url: string;
        events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
        isActive?: boolean;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}';
};

export type WebhooksUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksUpdateError = WebhooksUpdateErrors[keyof WebhooksUpdateErrors];

export type WebhooksUpdateResponses = {
    /**
     * Done
     */
    200: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
    };
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksChangeSecretData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/secret';
};

export type WebhooksChangeSecretErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksChangeSecretError = WebhooksChangeSecretErrors[keyof WebhooksChangeSecretErrors];

export type WebhooksChangeSecretResponses = {
    /**
     * Done
     */
    201: {
        webhook: {
            id: string;
            name: string;
            url: string;
            events: Array<'order.paid' | 'order.status_changed' | 'payment.refunded' | 'print_file.ready' | 'shipment.created' | 'design.saved' | 'customer.created' | 'alert.raised' | 'alert.cleared' | 'quote.requested'>;
            isActive: boolean;
            problem: string | null;
            version: number;
            createdAt: string;
        };
        secret: string;
    };
};

export type WebhooksChangeSecretResponse = WebhooksChangeSecretResponses[keyof WebhooksChangeSecretResponses];

export type WebhooksTryData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/try';
};

export type WebhooksTryErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksTryError = WebhooksTryErrors[keyof WebhooksTryErrors];

export type WebhooksTryResponses = {
    /**
     * Done
     */
    201: {
        delivery: {
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        };
    };
};

export type WebhooksTryResponse = WebhooksTryResponses[keyof WebhooksTryResponses];

export type WebhooksDeliveriesData = {
    body?: never;
    path: {
        webhook: string;
    };
    query?: {
        state?: 'waiting' | 'delivered' | 'failed';
        cursor?: string;
        limit?: number;
    };
    url: '/webhooks/{webhook}/deliveries';
};

export type WebhooksDeliveriesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksDeliveriesError = WebhooksDeliveriesErrors[keyof WebhooksDeliveriesErrors];

export type WebhooksDeliveriesResponses = {
    /**
     * Done
     */
    200: {
        deliveries: Array<{
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        }>;
        next: string | null;
    };
};

export type WebhooksDeliveriesResponse = WebhooksDeliveriesResponses[keyof WebhooksDeliveriesResponses];

export type WebhooksRepeatData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        webhook: string;
        delivery: string;
    };
    query?: never;
    url: '/webhooks/{webhook}/deliveries/{delivery}/repeat';
};

export type WebhooksRepeatErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type WebhooksRepeatError = WebhooksRepeatErrors[keyof WebhooksRepeatErrors];

export type WebhooksRepeatResponses = {
    /**
     * Done
     */
    201: {
        delivery: {
            id: string;
            event: string;
            state: 'waiting' | 'delivered' | 'failed';
            body: string;
            attempts: Array<{
                at: string;
                status: number | null;
                problem: string | null;
                milliseconds: number;
            }>;
            createdAt: string;
            settledAt: string | null;
        };
    };
};

export type WebhooksRepeatResponse = WebhooksRepeatResponses[keyof WebhooksRepeatResponses];

export type ArticlesCreateData = {
    body: {
        title: string;
        excerpt?: string;
        content?: string;
        videoUrl?: string;
        category?: string;
        tags?: Array<string>;
        status?: 'draft' | 'published' | 'archived';
        publishAt?: string | null;
        slug?: string;
        featuredMediaId?: string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/articles';
};

export type ArticlesCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArticlesCreateError = ArticlesCreateErrors[keyof ArticlesCreateErrors];

export type ArticlesCreateResponses = {
    /**
     * Done
     */
    201: {
        article: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            content: string;
            videoUrl: string;
            category: string;
            tags: Array<string>;
            status: 'draft' | 'published' | 'archived';
            publishedAt: string | null;
            version: number;
        };
    };
};

export type ArticlesCreateResponse = ArticlesCreateResponses[keyof ArticlesCreateResponses];

export type ArticlesRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        article: string;
    };
    query?: never;
    url: '/articles/{article}';
};

export type ArticlesRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArticlesRemoveError = ArticlesRemoveErrors[keyof ArticlesRemoveErrors];

export type ArticlesRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ArticlesRemoveResponse = ArticlesRemoveResponses[keyof ArticlesRemoveResponses];

export type ArticlesUpdateData = {
    body: {
        title: string;
        excerpt?: string;
        content?: string;
        videoUrl?: string;
        category?: string;
        tags?: Array<string>;
        status?: 'draft' | 'published' | 'archived';
        publishAt?: string | null;
        slug?: string;
        featuredMediaId?: string | null;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        article: string;
    };
    query?: never;
    url: '/articles/{article}';
};

export type ArticlesUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            content: string;
            videoUrl: string;
            category: string;
            tags: Array<string>;
            status: 'draft' | 'published' | 'archived';
            publishedAt: string | null;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArticlesUpdateError = ArticlesUpdateErrors[keyof ArticlesUpdateErrors];

export type ArticlesUpdateResponses = {
    /**
     * Done
     */
    200: {
        article: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            content: string;
            videoUrl: string;
            category: string;
            tags: Array<string>;
            status: 'draft' | 'published' | 'archived';
            publishedAt: string | null;
            version: number;
        };
    };
};

export type ArticlesUpdateResponse = ArticlesUpdateResponses[keyof ArticlesUpdateResponses];

export type BlogCategoriesCreateData = {
    body: {
        name: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/blog-categories';
};

export type BlogCategoriesCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BlogCategoriesCreateError = BlogCategoriesCreateErrors[keyof BlogCategoriesCreateErrors];

export type BlogCategoriesCreateResponses = {
    /**
     * Done
     */
    201: {
        category: {
            slug: string;
            name: string;
            isActive: boolean;
            sortOrder: number;
        };
    };
};

export type BlogCategoriesCreateResponse = BlogCategoriesCreateResponses[keyof BlogCategoriesCreateResponses];

export type BlogCategoriesRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        category: string;
    };
    query?: {
        moveTo?: '' | string;
    };
    url: '/blog-categories/{category}';
};

export type BlogCategoriesRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BlogCategoriesRemoveError = BlogCategoriesRemoveErrors[keyof BlogCategoriesRemoveErrors];

export type BlogCategoriesRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type BlogCategoriesRemoveResponse = BlogCategoriesRemoveResponses[keyof BlogCategoriesRemoveResponses];

export type BlogCategoriesUpdateData = {
    body: {
        name?: string;
        isActive?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        category: string;
    };
    query?: never;
    url: '/blog-categories/{category}';
};

export type BlogCategoriesUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BlogCategoriesUpdateError = BlogCategoriesUpdateErrors[keyof BlogCategoriesUpdateErrors];

export type BlogCategoriesUpdateResponses = {
    /**
     * Done
     */
    200: {
        category: {
            slug: string;
            name: string;
            isActive: boolean;
            sortOrder: number;
        };
    };
};

export type BlogCategoriesUpdateResponse = BlogCategoriesUpdateResponses[keyof BlogCategoriesUpdateResponses];

export type BlogCategoriesMoveData = {
    body: {
        direction: 'up' | 'down';
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        category: string;
    };
    query?: never;
    url: '/blog-categories/{category}/move';
};

export type BlogCategoriesMoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BlogCategoriesMoveError = BlogCategoriesMoveErrors[keyof BlogCategoriesMoveErrors];

export type BlogCategoriesMoveResponses = {
    /**
     * Done
     */
    201: {
        order: Array<string>;
    };
};

export type BlogCategoriesMoveResponse = BlogCategoriesMoveResponses[keyof BlogCategoriesMoveResponses];

export type PrintsListData = {
    body?: never;
    path?: never;
    query?: {
        text?: string;
        cursor?: string;
        limit?: number;
    };
    url: '/prints';
};

export type PrintsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintsListError = PrintsListErrors[keyof PrintsListErrors];

export type PrintsListResponses = {
    /**
     * Done
     */
    200: {
        prints: Array<{
            id: string;
            slug: string;
            kind: 'gang-sheet' | 'print';
            title: string;
            description: string;
            category: string;
            tags: Array<string>;
            basePriceCents: number;
            isActive: boolean;
            viewsCount: number;
            downloadsCount: number;
            version: number;
            thumbnailUrl: string;
            watermarkedUrl: string;
            original: {
                widthPx: number;
                heightPx: number;
            };
            variants: Array<{
                id: string;
                name: string;
                sizeWidth: number;
                sizeHeight: number;
                material: string;
                finish: string;
                priceCents: number;
                isAvailable: boolean;
            }>;
        }>;
        next: string | null;
    };
};

export type PrintsListResponse = PrintsListResponses[keyof PrintsListResponses];

export type PrintsCreateData = {
    body: {
        kind: 'gang-sheet' | 'print';
        title: string;
        description?: string;
        category?: string;
        tags?: Array<string>;
        basePriceCents: number;
        variants: Array<{
            id?: string;
            name: string;
            sizeWidth: number;
            sizeHeight: number;
            material?: string;
            finish?: string;
            priceCents: number;
            isAvailable?: boolean;
        }>;
        isActive?: boolean;
        artwork?: string | null;
        copies?: {
            thumbnail: string;
            watermarked: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/prints';
};

export type PrintsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintsCreateError = PrintsCreateErrors[keyof PrintsCreateErrors];

export type PrintsCreateResponses = {
    /**
     * Done
     */
    201: {
        print: {
            id: string;
            slug: string;
            kind: 'gang-sheet' | 'print';
            title: string;
            description: string;
            category: string;
            tags: Array<string>;
            basePriceCents: number;
            isActive: boolean;
            viewsCount: number;
            downloadsCount: number;
            version: number;
            thumbnailUrl: string;
            watermarkedUrl: string;
            original: {
                widthPx: number;
                heightPx: number;
            };
            variants: Array<{
                id: string;
                name: string;
                sizeWidth: number;
                sizeHeight: number;
                material: string;
                finish: string;
                priceCents: number;
                isAvailable: boolean;
            }>;
        };
    };
};

export type PrintsCreateResponse = PrintsCreateResponses[keyof PrintsCreateResponses];

export type PrintsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        print: string;
    };
    query?: never;
    url: '/prints/{print}';
};

export type PrintsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintsRemoveError = PrintsRemoveErrors[keyof PrintsRemoveErrors];

export type PrintsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type PrintsRemoveResponse = PrintsRemoveResponses[keyof PrintsRemoveResponses];

export type PrintsUpdateData = {
    body: {
        kind: 'gang-sheet' | 'print';
        title: string;
        description?: string;
        category?: string;
        tags?: Array<string>;
        basePriceCents: number;
        variants: Array<{
            id?: string;
            name: string;
            sizeWidth: number;
            sizeHeight: number;
            material?: string;
            finish?: string;
            priceCents: number;
            isAvailable?: boolean;
        }>;
        isActive?: boolean;
        artwork?: string | null;
        copies?: {
            thumbnail: string;
            watermarked: string;
        };
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        print: string;
    };
    query?: never;
    url: '/prints/{print}';
};

export type PrintsUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            slug: string;
            kind: 'gang-sheet' | 'print';
            title: string;
            description: string;
            category: string;
            tags: Array<string>;
            basePriceCents: number;
            isActive: boolean;
            viewsCount: number;
            downloadsCount: number;
            version: number;
            thumbnailUrl: string;
            watermarkedUrl: string;
            original: {
                widthPx: number;
                heightPx: number;
            };
            variants: Array<{
                id: string;
                name: string;
                sizeWidth: number;
                sizeHeight: number;
                material: string;
                finish: string;
                priceCents: number;
                isAvailable: boolean;
            }>;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintsUpdateError = PrintsUpdateErrors[keyof PrintsUpdateErrors];

export type PrintsUpdateResponses = {
    /**
     * Done
     */
    200: {
        print: {
            id: string;
            slug: string;
            kind: 'gang-sheet' | 'print';
            title: string;
            description: string;
            category: string;
            tags: Array<string>;
            basePriceCents: number;
            isActive: boolean;
            viewsCount: number;
            downloadsCount: number;
            version: number;
            thumbnailUrl: string;
            watermarkedUrl: string;
            original: {
                widthPx: number;
                heightPx: number;
            };
            variants: Array<{
                id: string;
                name: string;
                sizeWidth: number;
                sizeHeight: number;
                material: string;
                finish: string;
                priceCents: number;
                isAvailable: boolean;
            }>;
        };
    };
};

export type PrintsUpdateResponse = PrintsUpdateResponses[keyof PrintsUpdateResponses];

export type TshirtListingsCreateData = {
    body: {
        title: string;
        description?: string;
        priceCents: number;
        sizes: Array<string>;
        colors: Array<string>;
        tags?: Array<string>;
        category?: string;
        isActive?: boolean;
        stock?: {
            [key: string]: number;
        };
        defaultStock?: number;
        brand: string;
        pictures?: Array<{
            key: string;
            alt: string;
        } | {
            artworkId: string;
            alt: string;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tshirt-listings';
};

export type TshirtListingsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TshirtListingsCreateError = TshirtListingsCreateErrors[keyof TshirtListingsCreateErrors];

export type TshirtListingsCreateResponses = {
    /**
     * Done
     */
    201: {
        listing: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
};

export type TshirtListingsCreateResponse = TshirtListingsCreateResponses[keyof TshirtListingsCreateResponses];

export type TshirtListingsUpdateData = {
    body: {
        title: string;
        description?: string;
        priceCents: number;
        sizes: Array<string>;
        colors: Array<string>;
        tags?: Array<string>;
        category?: string;
        isActive?: boolean;
        stock?: {
            [key: string]: number;
        };
        defaultStock?: number;
        brand: string;
        version: number;
        pictures?: Array<{
            key: string;
            alt: string;
        } | {
            artworkId: string;
            alt: string;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/tshirt-listings/{listing}';
};

export type TshirtListingsUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TshirtListingsUpdateError = TshirtListingsUpdateErrors[keyof TshirtListingsUpdateErrors];

export type TshirtListingsUpdateResponses = {
    /**
     * Done
     */
    200: {
        listing: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
};

export type TshirtListingsUpdateResponse = TshirtListingsUpdateResponses[keyof TshirtListingsUpdateResponses];

export type TumblerListingsCreateData = {
    body: {
        title: string;
        description?: string;
        priceCents: number;
        sizes: Array<string>;
        colors: Array<string>;
        tags?: Array<string>;
        category?: string;
        isActive?: boolean;
        stock?: {
            [key: string]: number;
        };
        defaultStock?: number;
        material: string;
        features?: Array<string>;
        pictures?: Array<{
            key: string;
            alt: string;
        } | {
            artworkId: string;
            alt: string;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/tumbler-listings';
};

export type TumblerListingsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TumblerListingsCreateError = TumblerListingsCreateErrors[keyof TumblerListingsCreateErrors];

export type TumblerListingsCreateResponses = {
    /**
     * Done
     */
    201: {
        listing: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
};

export type TumblerListingsCreateResponse = TumblerListingsCreateResponses[keyof TumblerListingsCreateResponses];

export type TumblerListingsUpdateData = {
    body: {
        title: string;
        description?: string;
        priceCents: number;
        sizes: Array<string>;
        colors: Array<string>;
        tags?: Array<string>;
        category?: string;
        isActive?: boolean;
        stock?: {
            [key: string]: number;
        };
        defaultStock?: number;
        material: string;
        features?: Array<string>;
        version: number;
        pictures?: Array<{
            key: string;
            alt: string;
        } | {
            artworkId: string;
            alt: string;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/tumbler-listings/{listing}';
};

export type TumblerListingsUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TumblerListingsUpdateError = TumblerListingsUpdateErrors[keyof TumblerListingsUpdateErrors];

export type TumblerListingsUpdateResponses = {
    /**
     * Done
     */
    200: {
        listing: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
};

export type TumblerListingsUpdateResponse = TumblerListingsUpdateResponses[keyof TumblerListingsUpdateResponses];

export type ListingsDuplicateData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/listings/{listing}/copies';
};

export type ListingsDuplicateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsDuplicateError = ListingsDuplicateErrors[keyof ListingsDuplicateErrors];

export type ListingsDuplicateResponses = {
    /**
     * Done
     */
    201: {
        listing: {
            id: string;
            slug: string;
            kind: 'tshirt' | 'tumbler';
            title: string;
            description: string;
            priceCents: number;
            sizes: Array<string>;
            colors: Array<string>;
            tags: Array<string>;
            category: string;
            isActive: boolean;
            isArchived: boolean;
            brand: string;
            material: string;
            features: Array<string>;
            pictures: Array<{
                key: string;
                url: string;
                fullUrl: string;
                alt: string;
            }>;
            stock: Array<{
                size: string;
                color: string;
                onHand: number;
                reserved: number;
            }>;
            version: number;
            createdAt: string;
        };
    };
};

export type ListingsDuplicateResponse = ListingsDuplicateResponses[keyof ListingsDuplicateResponses];

export type ListingsArchiveData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/listings/{listing}/archive';
};

export type ListingsArchiveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsArchiveError = ListingsArchiveErrors[keyof ListingsArchiveErrors];

export type ListingsArchiveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ListingsArchiveResponse = ListingsArchiveResponses[keyof ListingsArchiveResponses];

export type ListingsBringBackData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/listings/{listing}/bring-back';
};

export type ListingsBringBackErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsBringBackError = ListingsBringBackErrors[keyof ListingsBringBackErrors];

export type ListingsBringBackResponses = {
    /**
     * Done
     */
    204: void;
};

export type ListingsBringBackResponse = ListingsBringBackResponses[keyof ListingsBringBackResponses];

export type ListingsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/listings/{listing}';
};

export type ListingsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsRemoveError = ListingsRemoveErrors[keyof ListingsRemoveErrors];

export type ListingsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ListingsRemoveResponse = ListingsRemoveResponses[keyof ListingsRemoveResponses];

export type ListingsCheckStockData = {
    body?: never;
    path: {
        listing: string;
    };
    query: {
        size: string;
        color: string;
        quantity: number;
    };
    url: '/listings/{listing}/availability';
};

export type ListingsCheckStockErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsCheckStockError = ListingsCheckStockErrors[keyof ListingsCheckStockErrors];

export type ListingsCheckStockResponses = {
    /**
     * Done
     */
    200: {
        isEnough: boolean;
        available: number | null;
        message: string | null;
    };
};

export type ListingsCheckStockResponse = ListingsCheckStockResponses[keyof ListingsCheckStockResponses];

export type ListingsChangeStockData = {
    body: {
        kind: 'adjust' | 'restock';
        note?: string;
        changes: Array<{
            size: string;
            color: string;
            from?: number;
            to: number;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        listing: string;
    };
    query?: never;
    url: '/listings/{listing}/stock';
};

export type ListingsChangeStockErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            moved: Array<{
                size: string;
                color: string;
                seen: number;
                onHand: number;
            }>;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ListingsChangeStockError = ListingsChangeStockErrors[keyof ListingsChangeStockErrors];

export type ListingsChangeStockResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
    };
};

export type ListingsChangeStockResponse = ListingsChangeStockResponses[keyof ListingsChangeStockResponses];

export type ArtworksListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/artworks';
};

export type ArtworksListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksListError = ArtworksListErrors[keyof ArtworksListErrors];

export type ArtworksListResponses = {
    /**
     * Done
     */
    200: {
        artworks: Array<{
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        }>;
    };
};

export type ArtworksListResponse = ArtworksListResponses[keyof ArtworksListResponses];

export type ArtworksRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}';
};

export type ArtworksRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksRemoveError = ArtworksRemoveErrors[keyof ArtworksRemoveErrors];

export type ArtworksRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ArtworksRemoveResponse = ArtworksRemoveResponses[keyof ArtworksRemoveResponses];

export type ArtworksGetData = {
    body?: never;
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}';
};

export type ArtworksGetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksGetError = ArtworksGetErrors[keyof ArtworksGetErrors];

export type ArtworksGetResponses = {
    /**
     * Done
     */
    200: {
        artwork: {
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        };
    };
};

export type ArtworksGetResponse = ArtworksGetResponses[keyof ArtworksGetResponses];

export type ArtworksRepairData = {
    body: {
        kind: 'harden';
        level: number;
    } | {
        kind: 'knock_out';
        color: [
            number,
            number,
            number
        ];
        tolerance: number;
        from: 'edge' | 'everywhere';
    } | {
        kind: 'trim_edge';
        share: number;
    } | {
        kind: 'halftone';
        width: number;
        linesPerInch: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}/repairs';
};

export type ArtworksRepairErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksRepairError = ArtworksRepairErrors[keyof ArtworksRepairErrors];

export type ArtworksRepairResponses = {
    /**
     * Done
     */
    201: {
        artwork: {
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        };
    };
};

export type ArtworksRepairResponse = ArtworksRepairResponses[keyof ArtworksRepairResponses];

export type ArtworksMeasurePartData = {
    body: {
        left: number;
        top: number;
        right: number;
        bottom: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}/parts';
};

export type ArtworksMeasurePartErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksMeasurePartError = ArtworksMeasurePartErrors[keyof ArtworksMeasurePartErrors];

export type ArtworksMeasurePartResponses = {
    /**
     * Done
     */
    200: {
        measured: {
            version: 1;
            width: number;
            height: number;
            softShare: number;
            haloShare: number;
            hasWhiteBox: boolean;
            lines: Array<number>;
            gaps: Array<number>;
            edgeWidth: number | null;
            outline: Array<{
                outline: Array<number>;
                holes: Array<Array<number>>;
            }>;
            isVector?: boolean;
            pictureScale?: number;
            hasInkColors?: boolean;
            hasKnockouts?: boolean;
            hasRareEffects?: boolean;
        };
    };
};

export type ArtworksMeasurePartResponse = ArtworksMeasurePartResponses[keyof ArtworksMeasurePartResponses];

export type LetteringsMakeData = {
    body: {
        letterings: Array<{
            name: string;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            };
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/letterings';
};

export type LetteringsMakeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type LetteringsMakeError = LetteringsMakeErrors[keyof LetteringsMakeErrors];

export type LetteringsMakeResponses = {
    /**
     * Done
     */
    201: {
        artworks: Array<{
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        }>;
    };
};

export type LetteringsMakeResponse = LetteringsMakeResponses[keyof LetteringsMakeResponses];

export type LetteringsPreviewData = {
    body: {
        letterings: Array<{
            blocks: Array<{
                text: string;
                font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                height: number;
                heightOf: 'capitals' | 'digits';
                letterSpacing: number;
                lineSpacing: number;
                align: 'left' | 'center' | 'right';
                shape: {
                    kind: 'straight';
                } | {
                    kind: 'arch_up';
                    bend: number;
                } | {
                    kind: 'arch_down';
                    bend: number;
                } | {
                    kind: 'wave';
                    bend: number;
                } | {
                    kind: 'circle';
                };
                color: string;
                outline: {
                    color: string;
                    width: number;
                } | null;
            }>;
            gap: number;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/letterings/previews';
};

export type LetteringsPreviewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type LetteringsPreviewError = LetteringsPreviewErrors[keyof LetteringsPreviewErrors];

export type LetteringsPreviewResponses = {
    /**
     * Done
     */
    200: {
        previews: Array<{
            ok: true;
            drawing: {
                width: number;
                height: number;
                areas: Array<{
                    d: string;
                    color: string;
                    stroke: number;
                }>;
            };
        } | {
            ok: false;
            message: string;
            missing: Array<string>;
            fontsThatHave: Array<'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic'>;
        }>;
    };
};

export type LetteringsPreviewResponse = LetteringsPreviewResponses[keyof LetteringsPreviewResponses];

export type ArtworksReadLiveTextData = {
    body?: never;
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}/live-text';
};

export type ArtworksReadLiveTextErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksReadLiveTextError = ArtworksReadLiveTextErrors[keyof ArtworksReadLiveTextErrors];

export type ArtworksReadLiveTextResponses = {
    /**
     * Done
     */
    200: {
        fonts: Array<{
            name: string;
            text: string;
        }>;
        drawing: string;
    };
};

export type ArtworksReadLiveTextResponse = ArtworksReadLiveTextResponses[keyof ArtworksReadLiveTextResponses];

export type ArtworksSetLiveTextData = {
    body: {
        fonts: Array<{
            name: string;
            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}/live-text';
};

export type ArtworksSetLiveTextErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksSetLiveTextError = ArtworksSetLiveTextErrors[keyof ArtworksSetLiveTextErrors];

export type ArtworksSetLiveTextResponses = {
    /**
     * Done
     */
    201: {
        artwork: {
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        };
    };
};

export type ArtworksSetLiveTextResponse = ArtworksSetLiveTextResponses[keyof ArtworksSetLiveTextResponses];

export type ArtworksPreviewLiveTextData = {
    body: {
        fonts: Array<{
            name: string;
            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        artwork: string;
    };
    query?: never;
    url: '/artworks/{artwork}/live-text/previews';
};

export type ArtworksPreviewLiveTextErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ArtworksPreviewLiveTextError = ArtworksPreviewLiveTextErrors[keyof ArtworksPreviewLiveTextErrors];

export type ArtworksPreviewLiveTextResponses = {
    /**
     * Done
     */
    200: {
        drawing: string;
    };
};

export type ArtworksPreviewLiveTextResponse = ArtworksPreviewLiveTextResponses[keyof ArtworksPreviewLiveTextResponses];

export type OwnPicturesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/own-pictures';
};

export type OwnPicturesListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OwnPicturesListError = OwnPicturesListErrors[keyof OwnPicturesListErrors];

export type OwnPicturesListResponses = {
    /**
     * Done
     */
    200: {
        aiDesigns: Array<{
            key: string;
            name: string;
            pictureUrl: string | null;
        }>;
        prints: Array<{
            key: string;
            name: string;
            pictureUrl: string | null;
        }>;
    };
};

export type OwnPicturesListResponse = OwnPicturesListResponses[keyof OwnPicturesListResponses];

export type OwnPicturesTakeData = {
    body: {
        key: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/own-pictures';
};

export type OwnPicturesTakeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OwnPicturesTakeError = OwnPicturesTakeErrors[keyof OwnPicturesTakeErrors];

export type OwnPicturesTakeResponses = {
    /**
     * Done
     */
    201: {
        artwork: {
            id: string;
            fileName: string;
            state: 'uploading' | 'inspecting' | 'ready' | 'rejected';
            rejection: string | null;
            missingFonts: Array<string> | null;
            byteSize: number;
            widthPx: number | null;
            heightPx: number | null;
            ink: {
                left: number;
                top: number;
                width: number;
                height: number;
            } | null;
            dpi: number | null;
            hasAlpha: boolean | null;
            measured: {
                version: 1;
                width: number;
                height: number;
                softShare: number;
                haloShare: number;
                hasWhiteBox: boolean;
                lines: Array<number>;
                gaps: Array<number>;
                edgeWidth: number | null;
                outline: Array<{
                    outline: Array<number>;
                    holes: Array<Array<number>>;
                }>;
                isVector?: boolean;
                pictureScale?: number;
                hasInkColors?: boolean;
                hasKnockouts?: boolean;
                hasRareEffects?: boolean;
            } | null;
            isVector: boolean;
            lettering: {
                blocks: Array<{
                    text: string;
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    height: number;
                    heightOf: 'capitals' | 'digits';
                    letterSpacing: number;
                    lineSpacing: number;
                    align: 'left' | 'center' | 'right';
                    shape: {
                        kind: 'straight';
                    } | {
                        kind: 'arch_up';
                        bend: number;
                    } | {
                        kind: 'arch_down';
                        bend: number;
                    } | {
                        kind: 'wave';
                        bend: number;
                    } | {
                        kind: 'circle';
                    };
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                }>;
                gap: number;
            } | null;
            pageOf: string | null;
            previewUrl: string | null;
            thumbnailUrl: string | null;
            createdAt: string;
        };
    };
};

export type OwnPicturesTakeResponse = OwnPicturesTakeResponses[keyof OwnPicturesTakeResponses];

export type DraftsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/drafts';
};

export type DraftsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsListError = DraftsListErrors[keyof DraftsListErrors];

export type DraftsListResponses = {
    /**
     * Done
     */
    200: {
        drafts: Array<{
            id: string;
            subject: string;
            version: number;
            isSetAside: boolean;
            device: {
                id: string;
                name: string;
            };
            updatedAt: string;
            artworks: number;
            copies: number;
            placements: number;
            picture: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
            };
        }>;
    };
};

export type DraftsListResponse = DraftsListResponses[keyof DraftsListResponses];

export type DraftsReadPresentData = {
    body?: never;
    path: {
        subject: string;
    };
    query?: never;
    url: '/drafts/present/{subject}';
};

export type DraftsReadPresentErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsReadPresentError = DraftsReadPresentErrors[keyof DraftsReadPresentErrors];

export type DraftsReadPresentResponses = {
    /**
     * Done
     */
    200: {
        draft: {
            id: string;
            subject: string;
            version: number;
            isSetAside: boolean;
            device: {
                id: string;
                name: string;
            };
            updatedAt: string;
            artworks: number;
            copies: number;
            placements: number;
            picture: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
            };
            content: {
                document: {
                    sheet: {
                        sizeId: number;
                        width: number;
                        height: number;
                        cutInto?: Array<{
                            sizeId: number;
                            height: number;
                        }>;
                        margin: number;
                        spacing: number;
                    };
                    quantity: number;
                    items: Array<{
                        id: string;
                        artworkId: string;
                        name: string;
                        ink: {
                            width: number;
                            height: number;
                        };
                        width: number;
                        height: number;
                        copies: number;
                        player?: {
                            list: string;
                            line: number;
                            label: string;
                        };
                        crop?: {
                            left: number;
                            top: number;
                            right: number;
                            bottom: number;
                        };
                    }>;
                    placements: Array<{
                        id: string;
                        artworkId: string;
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        rotation: number;
                        mirrored: boolean;
                        locked: boolean;
                        group?: string;
                        crop?: {
                            left: number;
                            top: number;
                            right: number;
                            bottom: number;
                        };
                        player?: {
                            list: string;
                            line: number;
                            label: string;
                        };
                        itemId: string;
                    }>;
                    isArranged: boolean;
                    isSizeOpen?: boolean;
                    packing?: 'boxes' | 'shapes';
                    pinned?: Array<string>;
                    accepted?: Array<{
                        kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                        artworkId: string;
                    }>;
                    rosters?: Array<{
                        id: string;
                        list: string;
                        hasHeader: boolean;
                        columns: {
                            name: number | null;
                            number: number | null;
                            size: number | null;
                            quantity: number | null;
                        };
                        rules: Array<{
                            size: string;
                            nameHeight: number;
                            numberHeight: number;
                        }>;
                        nameStyle: {
                            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                            color: string;
                            outline: {
                                color: string;
                                width: number;
                            } | null;
                        };
                        numberStyle: {
                            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                            color: string;
                            outline: {
                                color: string;
                                width: number;
                            } | null;
                        };
                        pieces: 'one' | 'two';
                    }>;
                    guides?: {
                        vertical: Array<number>;
                        horizontal: Array<number>;
                    };
                };
                awaiting: Array<string>;
                look?: {
                    unit: string;
                    isGridShown: boolean;
                    ground: string;
                };
            };
        } | null;
    };
};

export type DraftsReadPresentResponse = DraftsReadPresentResponses[keyof DraftsReadPresentResponses];

export type DraftsKeepData = {
    body: {
        content: {
            document: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                quantity: number;
                items: Array<{
                    id: string;
                    artworkId: string;
                    name: string;
                    ink: {
                        width: number;
                        height: number;
                    };
                    width: number;
                    height: number;
                    copies: number;
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                }>;
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation?: number;
                    mirrored?: boolean;
                    locked?: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                    itemId: string;
                }>;
                isArranged: boolean;
                isSizeOpen?: boolean;
                packing?: 'boxes' | 'shapes';
                pinned?: Array<string>;
                accepted?: Array<{
                    kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                    artworkId: string;
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            awaiting: Array<string>;
            look?: {
                unit: string;
                isGridShown: boolean;
                ground: string;
            };
        };
        device: {
            id: string;
            name: string;
        };
        seen: {
            id: string;
            version: number;
        } | null;
        isInItsPlace?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        subject: string;
    };
    query?: never;
    url: '/drafts/present/{subject}';
};

export type DraftsKeepErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            subject: string;
            version: number;
            isSetAside: boolean;
            device: {
                id: string;
                name: string;
            };
            updatedAt: string;
            artworks: number;
            copies: number;
            placements: number;
            picture: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
            };
            content: {
                document: {
                    sheet: {
                        sizeId: number;
                        width: number;
                        height: number;
                        cutInto?: Array<{
                            sizeId: number;
                            height: number;
                        }>;
                        margin: number;
                        spacing: number;
                    };
                    quantity: number;
                    items: Array<{
                        id: string;
                        artworkId: string;
                        name: string;
                        ink: {
                            width: number;
                            height: number;
                        };
                        width: number;
                        height: number;
                        copies: number;
                        player?: {
                            list: string;
                            line: number;
                            label: string;
                        };
                        crop?: {
                            left: number;
                            top: number;
                            right: number;
                            bottom: number;
                        };
                    }>;
                    placements: Array<{
                        id: string;
                        artworkId: string;
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                        rotation: number;
                        mirrored: boolean;
                        locked: boolean;
                        group?: string;
                        crop?: {
                            left: number;
                            top: number;
                            right: number;
                            bottom: number;
                        };
                        player?: {
                            list: string;
                            line: number;
                            label: string;
                        };
                        itemId: string;
                    }>;
                    isArranged: boolean;
                    isSizeOpen?: boolean;
                    packing?: 'boxes' | 'shapes';
                    pinned?: Array<string>;
                    accepted?: Array<{
                        kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                        artworkId: string;
                    }>;
                    rosters?: Array<{
                        id: string;
                        list: string;
                        hasHeader: boolean;
                        columns: {
                            name: number | null;
                            number: number | null;
                            size: number | null;
                            quantity: number | null;
                        };
                        rules: Array<{
                            size: string;
                            nameHeight: number;
                            numberHeight: number;
                        }>;
                        nameStyle: {
                            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                            color: string;
                            outline: {
                                color: string;
                                width: number;
                            } | null;
                        };
                        numberStyle: {
                            font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                            color: string;
                            outline: {
                                color: string;
                                width: number;
                            } | null;
                        };
                        pieces: 'one' | 'two';
                    }>;
                    guides?: {
                        vertical: Array<number>;
                        horizontal: Array<number>;
                    };
                };
                awaiting: Array<string>;
                look?: {
                    unit: string;
                    isGridShown: boolean;
                    ground: string;
                };
            };
        } | null;
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsKeepError = DraftsKeepErrors[keyof DraftsKeepErrors];

export type DraftsKeepResponses = {
    /**
     * Done
     */
    200: {
        draft: {
            id: string;
            subject: string;
            version: number;
            isSetAside: boolean;
            device: {
                id: string;
                name: string;
            };
            updatedAt: string;
            artworks: number;
            copies: number;
            placements: number;
            picture: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
            };
        };
    };
};

export type DraftsKeepResponse = DraftsKeepResponses[keyof DraftsKeepResponses];

export type DraftsSetAsideData = {
    body: {
        content: {
            document: {
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                quantity: number;
                items: Array<{
                    id: string;
                    artworkId: string;
                    name: string;
                    ink: {
                        width: number;
                        height: number;
                    };
                    width: number;
                    height: number;
                    copies: number;
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                }>;
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation?: number;
                    mirrored?: boolean;
                    locked?: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                    itemId: string;
                }>;
                isArranged: boolean;
                isSizeOpen?: boolean;
                packing?: 'boxes' | 'shapes';
                pinned?: Array<string>;
                accepted?: Array<{
                    kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                    artworkId: string;
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            awaiting: Array<string>;
            look?: {
                unit: string;
                isGridShown: boolean;
                ground: string;
            };
        };
        device: {
            id: string;
            name: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        subject: string;
    };
    query?: never;
    url: '/drafts/set-aside/{subject}';
};

export type DraftsSetAsideErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsSetAsideError = DraftsSetAsideErrors[keyof DraftsSetAsideErrors];

export type DraftsSetAsideResponses = {
    /**
     * Done
     */
    204: void;
};

export type DraftsSetAsideResponse = DraftsSetAsideResponses[keyof DraftsSetAsideResponses];

export type DraftsRestoreData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        draft: string;
    };
    query?: never;
    url: '/drafts/{draft}/restore';
};

export type DraftsRestoreErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsRestoreError = DraftsRestoreErrors[keyof DraftsRestoreErrors];

export type DraftsRestoreResponses = {
    /**
     * Done
     */
    204: void;
};

export type DraftsRestoreResponse = DraftsRestoreResponses[keyof DraftsRestoreResponses];

export type DraftsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        draft: string;
    };
    query?: {
        version?: number;
    };
    url: '/drafts/{draft}';
};

export type DraftsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DraftsRemoveError = DraftsRemoveErrors[keyof DraftsRemoveErrors];

export type DraftsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type DraftsRemoveResponse = DraftsRemoveResponses[keyof DraftsRemoveResponses];

export type DesignsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/designs';
};

export type DesignsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsListError = DesignsListErrors[keyof DesignsListErrors];

export type DesignsListResponses = {
    /**
     * Done
     */
    200: {
        designs: Array<{
            designId: string;
            sizeId: number;
            quantity: number;
            document: {
                version: 1;
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                packing?: 'boxes' | 'shapes';
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            accepted: Array<{
                kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                artworkId: string;
            }>;
            price: number | null;
            title: string;
            previewUrl: string | null;
            version: number;
            updatedAt: string;
        }>;
    };
};

export type DesignsListResponse = DesignsListResponses[keyof DesignsListResponses];

export type DesignsCreateData = {
    body: {
        sizeId: number;
        quantity: number;
        document: {
            version: 1;
            sheet: {
                sizeId: number;
                width: number;
                height: number;
                cutInto?: Array<{
                    sizeId: number;
                    height: number;
                }>;
                margin: number;
                spacing: number;
            };
            placements: Array<{
                id: string;
                artworkId: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation?: number;
                mirrored?: boolean;
                locked?: boolean;
                group?: string;
                crop?: {
                    left: number;
                    top: number;
                    right: number;
                    bottom: number;
                };
                player?: {
                    list: string;
                    line: number;
                    label: string;
                };
            }>;
            rosters?: Array<{
                id: string;
                list: string;
                hasHeader: boolean;
                columns: {
                    name: number | null;
                    number: number | null;
                    size: number | null;
                    quantity: number | null;
                };
                rules: Array<{
                    size: string;
                    nameHeight: number;
                    numberHeight: number;
                }>;
                nameStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                numberStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                pieces: 'one' | 'two';
            }>;
            packing?: 'boxes' | 'shapes';
            guides?: {
                vertical: Array<number>;
                horizontal: Array<number>;
            };
        };
        accepted?: Array<{
            kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
            artworkId: string;
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/designs';
};

export type DesignsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsCreateError = DesignsCreateErrors[keyof DesignsCreateErrors];

export type DesignsCreateResponses = {
    /**
     * Done
     */
    201: {
        design: {
            designId: string;
            sizeId: number;
            quantity: number;
            document: {
                version: 1;
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                packing?: 'boxes' | 'shapes';
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            accepted: Array<{
                kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                artworkId: string;
            }>;
            price: number | null;
            title: string;
            previewUrl: string | null;
            version: number;
            updatedAt: string;
        };
    };
};

export type DesignsCreateResponse = DesignsCreateResponses[keyof DesignsCreateResponses];

export type DesignsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}';
};

export type DesignsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsRemoveError = DesignsRemoveErrors[keyof DesignsRemoveErrors];

export type DesignsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type DesignsRemoveResponse = DesignsRemoveResponses[keyof DesignsRemoveResponses];

export type DesignsGetData = {
    body?: never;
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}';
};

export type DesignsGetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsGetError = DesignsGetErrors[keyof DesignsGetErrors];

export type DesignsGetResponses = {
    /**
     * Done
     */
    200: {
        design: {
            designId: string;
            sizeId: number;
            quantity: number;
            document: {
                version: 1;
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                packing?: 'boxes' | 'shapes';
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            accepted: Array<{
                kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                artworkId: string;
            }>;
            price: number | null;
            title: string;
            previewUrl: string | null;
            version: number;
            updatedAt: string;
        };
    };
};

export type DesignsGetResponse = DesignsGetResponses[keyof DesignsGetResponses];

export type DesignsChangeData = {
    body: {
        sizeId: number;
        quantity: number;
        document: {
            version: 1;
            sheet: {
                sizeId: number;
                width: number;
                height: number;
                cutInto?: Array<{
                    sizeId: number;
                    height: number;
                }>;
                margin: number;
                spacing: number;
            };
            placements: Array<{
                id: string;
                artworkId: string;
                x: number;
                y: number;
                width: number;
                height: number;
                rotation?: number;
                mirrored?: boolean;
                locked?: boolean;
                group?: string;
                crop?: {
                    left: number;
                    top: number;
                    right: number;
                    bottom: number;
                };
                player?: {
                    list: string;
                    line: number;
                    label: string;
                };
            }>;
            rosters?: Array<{
                id: string;
                list: string;
                hasHeader: boolean;
                columns: {
                    name: number | null;
                    number: number | null;
                    size: number | null;
                    quantity: number | null;
                };
                rules: Array<{
                    size: string;
                    nameHeight: number;
                    numberHeight: number;
                }>;
                nameStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                numberStyle: {
                    font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                    color: string;
                    outline: {
                        color: string;
                        width: number;
                    } | null;
                };
                pieces: 'one' | 'two';
            }>;
            packing?: 'boxes' | 'shapes';
            guides?: {
                vertical: Array<number>;
                horizontal: Array<number>;
            };
        };
        accepted?: Array<{
            kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
            artworkId: string;
        }>;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}';
};

export type DesignsChangeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            designId: string;
            sizeId: number;
            quantity: number;
            document: {
                version: 1;
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                packing?: 'boxes' | 'shapes';
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            accepted: Array<{
                kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                artworkId: string;
            }>;
            price: number | null;
            title: string;
            previewUrl: string | null;
            version: number;
            updatedAt: string;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsChangeError = DesignsChangeErrors[keyof DesignsChangeErrors];

export type DesignsChangeResponses = {
    /**
     * Done
     */
    200: {
        design: {
            designId: string;
            sizeId: number;
            quantity: number;
            document: {
                version: 1;
                sheet: {
                    sizeId: number;
                    width: number;
                    height: number;
                    cutInto?: Array<{
                        sizeId: number;
                        height: number;
                    }>;
                    margin: number;
                    spacing: number;
                };
                placements: Array<{
                    id: string;
                    artworkId: string;
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                    rotation: number;
                    mirrored: boolean;
                    locked: boolean;
                    group?: string;
                    crop?: {
                        left: number;
                        top: number;
                        right: number;
                        bottom: number;
                    };
                    player?: {
                        list: string;
                        line: number;
                        label: string;
                    };
                }>;
                rosters?: Array<{
                    id: string;
                    list: string;
                    hasHeader: boolean;
                    columns: {
                        name: number | null;
                        number: number | null;
                        size: number | null;
                        quantity: number | null;
                    };
                    rules: Array<{
                        size: string;
                        nameHeight: number;
                        numberHeight: number;
                    }>;
                    nameStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    numberStyle: {
                        font: 'bebas_neue' | 'alfa_slab' | 'bricolage_bold' | 'bricolage' | 'righteous' | 'shrikhand' | 'yellowtail' | 'playfair' | 'playfair_italic';
                        color: string;
                        outline: {
                            color: string;
                            width: number;
                        } | null;
                    };
                    pieces: 'one' | 'two';
                }>;
                packing?: 'boxes' | 'shapes';
                guides?: {
                    vertical: Array<number>;
                    horizontal: Array<number>;
                };
            };
            accepted: Array<{
                kind: 'low_resolution' | 'overlap' | 'too_close' | 'soft_pixels' | 'halo' | 'white_box' | 'thin_lines' | 'thin_gaps' | 'enlarged' | 'as_shown';
                artworkId: string;
            }>;
            price: number | null;
            title: string;
            previewUrl: string | null;
            version: number;
            updatedAt: string;
        };
    };
};

export type DesignsChangeResponse = DesignsChangeResponses[keyof DesignsChangeResponses];

export type DesignsRenameData = {
    body: {
        name: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}/name';
};

export type DesignsRenameErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsRenameError = DesignsRenameErrors[keyof DesignsRenameErrors];

export type DesignsRenameResponses = {
    /**
     * Done
     */
    204: void;
};

export type DesignsRenameResponse = DesignsRenameResponses[keyof DesignsRenameResponses];

export type DesignsBringBackData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}/return';
};

export type DesignsBringBackErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsBringBackError = DesignsBringBackErrors[keyof DesignsBringBackErrors];

export type DesignsBringBackResponses = {
    /**
     * Done
     */
    204: void;
};

export type DesignsBringBackResponse = DesignsBringBackResponses[keyof DesignsBringBackResponses];

export type DesignsKeepData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/kept-designs';
};

export type DesignsKeepErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsKeepError = DesignsKeepErrors[keyof DesignsKeepErrors];

export type DesignsKeepResponses = {
    /**
     * Done
     */
    200: {
        designs: number;
    };
};

export type DesignsKeepResponse = DesignsKeepResponses[keyof DesignsKeepResponses];

export type DesignsSaveProjectData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        design: string;
    };
    query?: never;
    url: '/designs/{design}/project';
};

export type DesignsSaveProjectErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DesignsSaveProjectError = DesignsSaveProjectErrors[keyof DesignsSaveProjectErrors];

export type DesignsSaveProjectResponses = {
    /**
     * Done
     */
    201: {
        projectName: string;
    };
};

export type DesignsSaveProjectResponse = DesignsSaveProjectResponses[keyof DesignsSaveProjectResponses];

export type OutsideDesignsSaveData = {
    body: {
        payload: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/outside-designs';
};

export type OutsideDesignsSaveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OutsideDesignsSaveError = OutsideDesignsSaveErrors[keyof OutsideDesignsSaveErrors];

export type OutsideDesignsSaveResponses = {
    /**
     * Done
     */
    201: {
        design: {
            designId: string;
            sizeId: number;
            quantity: number;
        };
    };
};

export type OutsideDesignsSaveResponse = OutsideDesignsSaveResponses[keyof OutsideDesignsSaveResponses];

export type AiDesignsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/ai-designs';
};

export type AiDesignsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AiDesignsListError = AiDesignsListErrors[keyof AiDesignsListErrors];

export type AiDesignsListResponses = {
    /**
     * Done
     */
    200: {
        runs: Array<{
            id: string;
            prompt: string;
            style: 'Minimalist' | 'Vintage' | 'Modern' | 'Retro' | 'Typography' | 'Illustration' | 'Abstract' | 'Grunge' | 'Watercolor' | 'Line Art';
            sizeId: '13x12' | '13x24' | '13x36' | '13x48' | '13x60';
            seed: number;
            state: 'queued' | 'drawing' | 'ready' | 'failed';
            progress: {
                done: number;
                of: number;
            };
            designs: Array<{
                index: number;
                previewUrl: string;
                printUrl: string;
                width: number;
                height: number;
            }>;
            undrawn: Array<string>;
            standsIn: string | null;
            createdAt: string;
        }>;
    };
};

export type AiDesignsListResponse = AiDesignsListResponses[keyof AiDesignsListResponses];

export type AiDesignsRequestData = {
    body: {
        prompt: string;
        style: 'Minimalist' | 'Vintage' | 'Modern' | 'Retro' | 'Typography' | 'Illustration' | 'Abstract' | 'Grunge' | 'Watercolor' | 'Line Art';
        sizeId: '13x12' | '13x24' | '13x36' | '13x48' | '13x60';
        seed?: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/ai-designs';
};

export type AiDesignsRequestErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AiDesignsRequestError = AiDesignsRequestErrors[keyof AiDesignsRequestErrors];

export type AiDesignsRequestResponses = {
    /**
     * Done
     */
    201: {
        id: string;
        prompt: string;
        style: 'Minimalist' | 'Vintage' | 'Modern' | 'Retro' | 'Typography' | 'Illustration' | 'Abstract' | 'Grunge' | 'Watercolor' | 'Line Art';
        sizeId: '13x12' | '13x24' | '13x36' | '13x48' | '13x60';
        seed: number;
        state: 'queued' | 'drawing' | 'ready' | 'failed';
        progress: {
            done: number;
            of: number;
        };
        designs: Array<{
            index: number;
            previewUrl: string;
            printUrl: string;
            width: number;
            height: number;
        }>;
        undrawn: Array<string>;
        standsIn: string | null;
        createdAt: string;
    };
};

export type AiDesignsRequestResponse = AiDesignsRequestResponses[keyof AiDesignsRequestResponses];

export type AiDesignsUseData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        run: string;
        index: number;
    };
    query?: never;
    url: '/ai-designs/{run}/designs/{index}/artwork';
};

export type AiDesignsUseErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AiDesignsUseError = AiDesignsUseErrors[keyof AiDesignsUseErrors];

export type AiDesignsUseResponses = {
    /**
     * Done
     */
    201: {
        artworkId: string;
    };
};

export type AiDesignsUseResponse = AiDesignsUseResponses[keyof AiDesignsUseResponses];

export type EditRequestsCreateData = {
    body: {
        details: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/order-items/{item}/edit-requests';
};

export type EditRequestsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EditRequestsCreateError = EditRequestsCreateErrors[keyof EditRequestsCreateErrors];

export type EditRequestsCreateResponses = {
    /**
     * Done
     */
    201: {
        request: string;
    };
};

export type EditRequestsCreateResponse = EditRequestsCreateResponses[keyof EditRequestsCreateResponses];

export type EditRequestsReviewData = {
    body: {
        decision: 'approved' | 'declined';
        response: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        request: string;
    };
    query?: never;
    url: '/edit-requests/{request}/review';
};

export type EditRequestsReviewErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EditRequestsReviewError = EditRequestsReviewErrors[keyof EditRequestsReviewErrors];

export type EditRequestsReviewResponses = {
    /**
     * Done
     */
    204: void;
};

export type EditRequestsReviewResponse = EditRequestsReviewResponses[keyof EditRequestsReviewResponses];

export type EditRequestsWriteMessageData = {
    body: {
        text: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        request: string;
    };
    query?: never;
    url: '/edit-requests/{request}/messages';
};

export type EditRequestsWriteMessageErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EditRequestsWriteMessageError = EditRequestsWriteMessageErrors[keyof EditRequestsWriteMessageErrors];

export type EditRequestsWriteMessageResponses = {
    /**
     * Done
     */
    204: void;
};

export type EditRequestsWriteMessageResponse = EditRequestsWriteMessageResponses[keyof EditRequestsWriteMessageResponses];

export type EditRequestsOfferProofData = {
    body: {
        note: string;
        change: {
            kind: 'sheet';
            document: unknown;
        } | {
            kind: 'artwork';
            replacedId: string;
            artworkId: string;
        };
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        request: string;
    };
    query?: never;
    url: '/edit-requests/{request}/proofs';
};

export type EditRequestsOfferProofErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EditRequestsOfferProofError = EditRequestsOfferProofErrors[keyof EditRequestsOfferProofErrors];

export type EditRequestsOfferProofResponses = {
    /**
     * Done
     */
    201: {
        proof: string;
    };
};

export type EditRequestsOfferProofResponse = EditRequestsOfferProofResponses[keyof EditRequestsOfferProofResponses];

export type EditRequestsApproveProofData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        proof: string;
    };
    query?: never;
    url: '/proofs/{proof}/approval';
};

export type EditRequestsApproveProofErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EditRequestsApproveProofError = EditRequestsApproveProofErrors[keyof EditRequestsApproveProofErrors];

export type EditRequestsApproveProofResponses = {
    /**
     * Done
     */
    204: void;
};

export type EditRequestsApproveProofResponse = EditRequestsApproveProofResponses[keyof EditRequestsApproveProofResponses];

export type OrdersOrderAgainData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/again';
};

export type OrdersOrderAgainErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersOrderAgainError = OrdersOrderAgainErrors[keyof OrdersOrderAgainErrors];

export type OrdersOrderAgainResponses = {
    /**
     * Done
     */
    201: {
        items: Array<{
            productType: string;
            productSize: string;
            productColor: string;
            quantity: number;
            unitPrice: number;
            designData: {
                design_id?: string;
                size_id?: number;
                [key: string]: unknown;
            };
            name: string;
            description: string;
            image: string | null;
        }>;
        unavailable: Array<{
            name: string;
            problem: string;
        }>;
    };
};

export type OrdersOrderAgainResponse = OrdersOrderAgainResponses[keyof OrdersOrderAgainResponses];

export type OrdersMailLinkData = {
    body: {
        email: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        orderNumber: string;
    };
    query?: never;
    url: '/tracking/orders/{orderNumber}/link';
};

export type OrdersMailLinkErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersMailLinkError = OrdersMailLinkErrors[keyof OrdersMailLinkErrors];

export type OrdersMailLinkResponses = {
    /**
     * Done
     */
    204: void;
};

export type OrdersMailLinkResponse = OrdersMailLinkResponses[keyof OrdersMailLinkResponses];

export type OrdersCancelData = {
    body: {
        cancelId: string;
        reason: string;
        refund: boolean;
        returnStock: boolean;
        tellCustomer: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/cancellation';
};

export type OrdersCancelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type OrdersCancelError = OrdersCancelErrors[keyof OrdersCancelErrors];

export type OrdersCancelResponses = {
    /**
     * Done
     */
    201: {
        refund: 'none' | 'done' | 'waiting';
    };
};

export type OrdersCancelResponse = OrdersCancelResponses[keyof OrdersCancelResponses];

export type PaymentsConfirmData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/payment-confirmation';
};

export type PaymentsConfirmErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PaymentsConfirmError = PaymentsConfirmErrors[keyof PaymentsConfirmErrors];

export type PaymentsConfirmResponses = {
    /**
     * Done
     */
    204: void;
};

export type PaymentsConfirmResponse = PaymentsConfirmResponses[keyof PaymentsConfirmResponses];

export type PaymentsRefundData = {
    body: {
        refundId: string;
        kind: 'full' | 'lines' | 'amount';
        lines?: Array<{
            orderItemId: string;
            quantity: number;
        }>;
        withShipping?: boolean;
        amountCents?: number | null;
        reason: string;
        returnStock?: boolean;
        returnDiscountUse?: boolean;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/refunds';
};

export type PaymentsRefundErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PaymentsRefundError = PaymentsRefundErrors[keyof PaymentsRefundErrors];

export type PaymentsRefundResponses = {
    /**
     * Done
     */
    201: {
        refund: {
            refundId: string;
            kind: 'full' | 'lines' | 'amount';
            status: 'requested' | 'pending' | 'done' | 'failed';
            amountCents: number;
            shippingCents: number;
            reason: string;
            createdAt: string;
            settledAt: string | null;
        };
    };
};

export type PaymentsRefundResponse = PaymentsRefundResponses[keyof PaymentsRefundResponses];

export type PaymentsCheckData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        payment: string;
    };
    query?: never;
    url: '/payments/{payment}/check';
};

export type PaymentsCheckErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PaymentsCheckError = PaymentsCheckErrors[keyof PaymentsCheckErrors];

export type PaymentsCheckResponses = {
    /**
     * Done
     */
    201: {
        differences: Array<string>;
    };
};

export type PaymentsCheckResponse = PaymentsCheckResponses[keyof PaymentsCheckResponses];

export type PaymentsNoteDifferenceData = {
    body: {
        difference: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        payment: string;
    };
    query?: never;
    url: '/payments/{payment}/note';
};

export type PaymentsNoteDifferenceErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PaymentsNoteDifferenceError = PaymentsNoteDifferenceErrors[keyof PaymentsNoteDifferenceErrors];

export type PaymentsNoteDifferenceResponses = {
    /**
     * Done
     */
    204: void;
};

export type PaymentsNoteDifferenceResponse = PaymentsNoteDifferenceResponses[keyof PaymentsNoteDifferenceResponses];

export type ProductionReadBoardData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/production/board';
};

export type ProductionReadBoardErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionReadBoardError = ProductionReadBoardErrors[keyof ProductionReadBoardErrors];

export type ProductionReadBoardResponses = {
    /**
     * Done
     */
    200: {
        cards: Array<{
            itemId: string;
            orderId: string;
            orderNumber: string;
            orderStatus: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            customerName: string;
            company: string;
            contactEmail: string;
            delivery: 'pickup' | 'shipping';
            speed: 'standard' | 'express' | 'rush';
            notes: string;
            ticket: string;
            name: string;
            productType: string;
            options: Array<string>;
            imageUrl: string | null;
            artworks: Array<string>;
            softPrints: Array<string>;
            quantity: number;
            copies: number;
            run: number;
            isReprint: boolean;
            route: Array<'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack'>;
            place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            blocked: {
                reason: string;
                by: string;
            } | null;
            designChangedAt: string | null;
            isChangeAsked: boolean;
            dueAt: string | null;
            assignee: {
                id: string;
                name: string;
            } | null;
            printer: {
                id: string;
                name: string;
            } | null;
            movedAt: string;
            movedBy: string;
            isOrderPacked: boolean;
        }>;
        readAt: string;
        finishedOrders: number;
        people: Array<{
            id: string;
            name: string;
        }>;
        printers: Array<{
            id: string;
            name: string;
        }>;
    };
};

export type ProductionReadBoardResponse = ProductionReadBoardResponses[keyof ProductionReadBoardResponses];

export type ProductionReadWallData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/production/wall';
};

export type ProductionReadWallErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionReadWallError = ProductionReadWallErrors[keyof ProductionReadWallErrors];

export type ProductionReadWallResponses = {
    /**
     * Done
     */
    200: {
        readAt: string;
        timeZone: string;
        late: number;
        today: number;
        blocked: number;
        columns: Array<{
            place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            count: number;
            cards: Array<{
                itemId: string;
                ticket: string;
                name: string;
                copies: number;
                due: {
                    state: 'late' | 'today' | 'tomorrow' | 'later';
                    words: string;
                } | null;
                blocked: string | null;
            }>;
        }>;
    };
};

export type ProductionReadWallResponse = ProductionReadWallResponses[keyof ProductionReadWallResponses];

export type ProductionMoveData = {
    body: {
        moves: Array<{
            itemId: string;
            from: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            to: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed' | 'next';
            way?: 'board' | 'undo';
        }>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/production/moves';
};

export type ProductionMoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionMoveError = ProductionMoveErrors[keyof ProductionMoveErrors];

export type ProductionMoveResponses = {
    /**
     * Done
     */
    200: {
        results: Array<{
            ok: true;
            itemId: string;
            ticket: string;
            from: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            to: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            packed: {
                orderId: string;
                orderNumber: string;
                delivery: 'pickup' | 'shipping';
                contactEmail: string;
            } | null;
        } | {
            ok: false;
            itemId: string;
            reason: 'not_found' | 'off_floor' | 'not_on_route' | 'moved_meanwhile' | 'blocked';
            message: string;
        }>;
    };
};

export type ProductionMoveResponse = ProductionMoveResponses[keyof ProductionMoveResponses];

export type ProductionScanData = {
    body: {
        station?: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        ticket: string;
    };
    query?: never;
    url: '/production/tickets/{ticket}/scan';
};

export type ProductionScanErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionScanError = ProductionScanErrors[keyof ProductionScanErrors];

export type ProductionScanResponses = {
    /**
     * Done
     */
    200: {
        kind: 'found';
        itemId: string;
        message: string;
        ticket: string;
        place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
        isOnBoard: boolean;
    } | {
        kind: 'moved';
        itemId: string;
        message: string;
        move: {
            ok: true;
            itemId: string;
            ticket: string;
            from: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            to: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            packed: {
                orderId: string;
                orderNumber: string;
                delivery: 'pickup' | 'shipping';
                contactEmail: string;
            } | null;
        };
    } | {
        kind: 'already';
        itemId: string;
        message: string;
    };
};

export type ProductionScanResponse = ProductionScanResponses[keyof ProductionScanResponses];

export type ProductionAssignData = {
    body: {
        items: Array<string>;
        person?: string | null;
        printer?: string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/production/assignments';
};

export type ProductionAssignErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionAssignError = ProductionAssignErrors[keyof ProductionAssignErrors];

export type ProductionAssignResponses = {
    /**
     * Done
     */
    200: {
        changed: number;
        message: string;
    };
};

export type ProductionAssignResponse = ProductionAssignResponses[keyof ProductionAssignResponses];

export type ProductionUnblockData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/production/items/{item}/block';
};

export type ProductionUnblockErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionUnblockError = ProductionUnblockErrors[keyof ProductionUnblockErrors];

export type ProductionUnblockResponses = {
    /**
     * Done
     */
    204: void;
};

export type ProductionUnblockResponse = ProductionUnblockResponses[keyof ProductionUnblockResponses];

export type ProductionBlockData = {
    body: {
        reason: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/production/items/{item}/block';
};

export type ProductionBlockErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionBlockError = ProductionBlockErrors[keyof ProductionBlockErrors];

export type ProductionBlockResponses = {
    /**
     * Done
     */
    204: void;
};

export type ProductionBlockResponse = ProductionBlockResponses[keyof ProductionBlockResponses];

export type ProductionReprintData = {
    body: {
        reason: 'color' | 'banding' | 'powder' | 'cutting' | 'pressing' | 'size' | 'artwork' | 'damaged';
        note?: string;
        reprintId: string;
        copies: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/production/items/{item}/reprints';
};

export type ProductionReprintErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionReprintError = ProductionReprintErrors[keyof ProductionReprintErrors];

export type ProductionReprintResponses = {
    /**
     * Done
     */
    201: {
        isNew: boolean;
        ticket: string;
        to: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
        wastedInches: number;
    };
};

export type ProductionReprintResponse = ProductionReprintResponses[keyof ProductionReprintResponses];

export type ProductionSettleChangeData = {
    body: {
        choice: 'reprint' | 'keep';
        reprintId: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        item: string;
    };
    query?: never;
    url: '/production/items/{item}/change';
};

export type ProductionSettleChangeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionSettleChangeError = ProductionSettleChangeErrors[keyof ProductionSettleChangeErrors];

export type ProductionSettleChangeResponses = {
    /**
     * Done
     */
    200: {
        message: string;
    };
};

export type ProductionSettleChangeResponse = ProductionSettleChangeResponses[keyof ProductionSettleChangeResponses];

export type ProductionShelveData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/shelf';
};

export type ProductionShelveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ProductionShelveError = ProductionShelveErrors[keyof ProductionShelveErrors];

export type ProductionShelveResponses = {
    /**
     * Done
     */
    204: void;
};

export type ProductionShelveResponse = ProductionShelveResponses[keyof ProductionShelveResponses];

export type RollsReadWaitingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/rolls';
};

export type RollsReadWaitingErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsReadWaitingError = RollsReadWaitingErrors[keyof RollsReadWaitingErrors];

export type RollsReadWaitingResponses = {
    /**
     * Done
     */
    200: {
        waiting: Array<{
            itemId: string;
            orderId: string;
            orderNumber: string;
            customerName: string;
            ticket: string;
            name: string;
            options: Array<string>;
            imageUrl: string | null;
            dueAt: string | null;
            movedAt: string;
            printer: {
                id: string;
                name: string;
            } | null;
            copies: number;
            run: number;
            reprint: string | null;
            parts: Array<{
                part: string;
                name: string;
                widthPx: number;
                heightPx: number;
                pictures: Array<{
                    src: string;
                    left: number;
                    top: number;
                    width: number;
                    height: number;
                }>;
            }>;
        }>;
        printers: Array<{
            id: string;
            name: string;
            filmWidthInches: number;
            maxLengthInches: number;
            gapInches: number;
            sideMarginInches: number;
            packing: 'boxes' | 'shapes';
            hotFolder: {
                kind: 'path' | 'sftp';
                folder: string;
                host: string;
                port: number;
                user: string;
                hostKey: string;
                release: 'by_hand' | 'ready' | 'printed';
                sidecar: 'none' | 'json' | 'xml';
                template: string;
            } | null;
            output: {
                format: 'png' | 'pdf' | 'both';
                dpi: number;
                isMirrored: boolean;
                cutName: string;
                whiteName: string;
                chokePx: number;
            };
            closing: {
                share: number | null;
                length: number | null;
                age: number | null;
                time: string | null;
                isReleased: boolean;
            } | null;
            profile: {
                name: string;
                colors: 'rgb' | 'cmyk';
            } | null;
            hasSecret: boolean;
            version: number;
        }>;
        rolls: Array<{
            id: string;
            code: string;
            printerName: string;
            state: 'waiting' | 'drawing' | 'ready' | 'failed' | 'printed' | 'spoiled' | 'taken_apart';
            progress: number;
            widthInches: number;
            lengthInches: number;
            aloneInches: number;
            pieceCount: number;
            orderCount: number;
            byteSize: number | null;
            error: string | null;
            closedBecause: string | null;
            isToLookAt: boolean;
            createdBy: string;
            createdAt: string;
            printedBy: string | null;
            printedAt: string | null;
            output: string;
            downloadUrl: string | null;
            pdfUrl: string | null;
            previewUrl: string | null;
        }>;
        nextRolls: Array<{
            printerId: string;
            printerName: string;
            lengthInches: number;
            maxLengthInches: number;
            share: number;
            pieceCount: number;
            closes: Array<string>;
            isReleased: boolean;
        }>;
    };
};

export type RollsReadWaitingResponse = RollsReadWaitingResponses[keyof RollsReadWaitingResponses];

export type RollsCreateData = {
    body: {
        printer: string;
        items: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/rolls';
};

export type RollsCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsCreateError = RollsCreateErrors[keyof RollsCreateErrors];

export type RollsCreateResponses = {
    /**
     * Done
     */
    201: {
        roll: string;
        laid: number;
        left: Array<{
            ticket: string;
            part: string;
            copies: number;
            reason: 'too_wide' | 'too_long' | 'full';
            message: string;
        }>;
    };
};

export type RollsCreateResponse = RollsCreateResponses[keyof RollsCreateResponses];

export type RollsProposeData = {
    body: {
        printer: string;
        items: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/roll-proposals';
};

export type RollsProposeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsProposeError = RollsProposeErrors[keyof RollsProposeErrors];

export type RollsProposeResponses = {
    /**
     * Done
     */
    200: {
        printerName: string;
        widthInches: number;
        lengthInches: number;
        aloneInches: number;
        pieces: Array<{
            number: number;
            itemId: string;
            orderId: string;
            ticket: string;
            part: string;
            copy: number;
            x: number;
            y: number;
            width: number;
            height: number;
            isTurned: boolean;
            turn: number;
            outline: Array<number> | null;
            file: {
                x: number;
                y: number;
                width: number;
                height: number;
            };
            label: {
                x: number;
                y: number;
            };
        }>;
        left: Array<{
            ticket: string;
            part: string;
            copies: number;
            reason: 'too_wide' | 'too_long' | 'full';
            message: string;
        }>;
    };
};

export type RollsProposeResponse = RollsProposeResponses[keyof RollsProposeResponses];

export type RollsTakeApartData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}';
};

export type RollsTakeApartErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsTakeApartError = RollsTakeApartErrors[keyof RollsTakeApartErrors];

export type RollsTakeApartResponses = {
    /**
     * Done
     */
    204: void;
};

export type RollsTakeApartResponse = RollsTakeApartResponses[keyof RollsTakeApartResponses];

export type RollsReadData = {
    body?: never;
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}';
};

export type RollsReadErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsReadError = RollsReadErrors[keyof RollsReadErrors];

export type RollsReadResponses = {
    /**
     * Done
     */
    200: {
        roll: {
            id: string;
            code: string;
            printerName: string;
            state: 'waiting' | 'drawing' | 'ready' | 'failed' | 'printed' | 'spoiled' | 'taken_apart';
            progress: number;
            widthInches: number;
            lengthInches: number;
            aloneInches: number;
            pieceCount: number;
            orderCount: number;
            byteSize: number | null;
            error: string | null;
            closedBecause: string | null;
            isToLookAt: boolean;
            createdBy: string;
            createdAt: string;
            printedBy: string | null;
            printedAt: string | null;
            output: string;
            downloadUrl: string | null;
            pdfUrl: string | null;
            previewUrl: string | null;
        };
        pieces: Array<{
            number: number;
            itemId: string;
            orderId: string;
            ticket: string;
            part: string;
            copy: number;
            x: number;
            y: number;
            width: number;
            height: number;
            isTurned: boolean;
            turn: number;
            outline: Array<number> | null;
            file: {
                x: number;
                y: number;
                width: number;
                height: number;
            };
            label: {
                x: number;
                y: number;
            };
        }>;
        items: Array<{
            itemId: string;
            orderId: string;
            orderNumber: string;
            customerName: string;
            title: string;
            imageUrl: string | null;
            parts: Array<{
                part: string;
                pictures: Array<{
                    src: string;
                    left: number;
                    top: number;
                    width: number;
                    height: number;
                }>;
            }>;
            reprint: string | null;
            spoiled: string | null;
        }>;
        canDeliver: boolean;
        deliveries: Array<{
            id: string;
            state: 'waiting' | 'placing' | 'delivered' | 'failed';
            fileName: string;
            createdAt: string;
            createdBy: string;
            settledAt: string | null;
            tries: number;
            problem: string | null;
        }>;
        isSent: boolean;
        problems: Array<{
            itemId: string;
            ticket: string;
            message: string;
            isOfDesign: boolean;
        }>;
    };
};

export type RollsReadResponse = RollsReadResponses[keyof RollsReadResponses];

export type RollsPrintData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}/printed';
};

export type RollsPrintErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsPrintError = RollsPrintErrors[keyof RollsPrintErrors];

export type RollsPrintResponses = {
    /**
     * Done
     */
    200: {
        roll: string;
        code: string;
        movedCount: number;
        refusals: Array<string>;
    };
};

export type RollsPrintResponse = RollsPrintResponses[keyof RollsPrintResponses];

export type RollsReprintData = {
    body: {
        reason: 'color' | 'banding' | 'powder' | 'cutting' | 'pressing' | 'size' | 'artwork' | 'damaged';
        note?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}/reprint';
};

export type RollsReprintErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsReprintError = RollsReprintErrors[keyof RollsReprintErrors];

export type RollsReprintResponses = {
    /**
     * Done
     */
    200: {
        roll: string;
        code: string;
        isNew: boolean;
        backCount: number;
        packed: Array<string>;
        left: Array<string>;
        wastedInches: number;
    };
};

export type RollsReprintResponse = RollsReprintResponses[keyof RollsReprintResponses];

export type RollsDeliverData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}/deliveries';
};

export type RollsDeliverErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsDeliverError = RollsDeliverErrors[keyof RollsDeliverErrors];

export type RollsDeliverResponses = {
    /**
     * Done
     */
    204: void;
};

export type RollsDeliverResponse = RollsDeliverResponses[keyof RollsDeliverResponses];

export type RollsApproveData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}/approval';
};

export type RollsApproveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsApproveError = RollsApproveErrors[keyof RollsApproveErrors];

export type RollsApproveResponses = {
    /**
     * Done
     */
    204: void;
};

export type RollsApproveResponse = RollsApproveResponses[keyof RollsApproveResponses];

export type RollsScanData = {
    body: {
        code: string;
        station?: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/roll-scans';
};

export type RollsScanErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsScanError = RollsScanErrors[keyof RollsScanErrors];

export type RollsScanResponses = {
    /**
     * Done
     */
    200: {
        roll: string;
        code: string;
        movedCount: number;
        refusals: Array<string>;
    };
};

export type RollsScanResponse = RollsScanResponses[keyof RollsScanResponses];

export type RollsTryAgainData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        roll: string;
    };
    query?: never;
    url: '/rolls/{roll}/tries';
};

export type RollsTryAgainErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RollsTryAgainError = RollsTryAgainErrors[keyof RollsTryAgainErrors];

export type RollsTryAgainResponses = {
    /**
     * Done
     */
    204: void;
};

export type RollsTryAgainResponse = RollsTryAgainResponses[keyof RollsTryAgainResponses];

export type PrintersCreateData = {
    body: {
        name: string;
        filmWidthInches: number;
        maxLengthInches: number;
        hotFolder?: {
            kind: 'path' | 'sftp';
            folder: string;
            host?: string;
            port?: number;
            user?: string;
            hostKey?: string;
            release?: 'by_hand' | 'ready' | 'printed';
            sidecar?: 'none' | 'json' | 'xml';
            template?: string;
        } | null;
        hotFolderSecret?: string;
        output?: {
            format?: 'png' | 'pdf' | 'both';
            dpi?: number;
            isMirrored?: boolean;
            cutName?: string;
            whiteName?: string;
            chokePx?: number;
        };
        closing?: {
            share?: number | null;
            length?: number | null;
            age?: number | null;
            time?: string | null;
            isReleased?: boolean;
        } | null;
        packing?: 'boxes' | 'shapes';
        gapInches: number;
        sideMarginInches?: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/printers';
};

export type PrintersCreateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintersCreateError = PrintersCreateErrors[keyof PrintersCreateErrors];

export type PrintersCreateResponses = {
    /**
     * Done
     */
    201: {
        printer: {
            id: string;
            name: string;
            filmWidthInches: number;
            maxLengthInches: number;
            gapInches: number;
            sideMarginInches: number;
            packing: 'boxes' | 'shapes';
            hotFolder: {
                kind: 'path' | 'sftp';
                folder: string;
                host: string;
                port: number;
                user: string;
                hostKey: string;
                release: 'by_hand' | 'ready' | 'printed';
                sidecar: 'none' | 'json' | 'xml';
                template: string;
            } | null;
            output: {
                format: 'png' | 'pdf' | 'both';
                dpi: number;
                isMirrored: boolean;
                cutName: string;
                whiteName: string;
                chokePx: number;
            };
            closing: {
                share: number | null;
                length: number | null;
                age: number | null;
                time: string | null;
                isReleased: boolean;
            } | null;
            profile: {
                name: string;
                colors: 'rgb' | 'cmyk';
            } | null;
            hasSecret: boolean;
            version: number;
        };
    };
};

export type PrintersCreateResponse = PrintersCreateResponses[keyof PrintersCreateResponses];

export type PrintersRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        printer: string;
    };
    query?: never;
    url: '/printers/{printer}';
};

export type PrintersRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintersRemoveError = PrintersRemoveErrors[keyof PrintersRemoveErrors];

export type PrintersRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type PrintersRemoveResponse = PrintersRemoveResponses[keyof PrintersRemoveResponses];

export type PrintersUpdateData = {
    body: {
        name: string;
        filmWidthInches: number;
        maxLengthInches: number;
        hotFolder?: {
            kind: 'path' | 'sftp';
            folder: string;
            host?: string;
            port?: number;
            user?: string;
            hostKey?: string;
            release?: 'by_hand' | 'ready' | 'printed';
            sidecar?: 'none' | 'json' | 'xml';
            template?: string;
        } | null;
        hotFolderSecret?: string;
        output?: {
            format?: 'png' | 'pdf' | 'both';
            dpi?: number;
            isMirrored?: boolean;
            cutName?: string;
            whiteName?: string;
            chokePx?: number;
        };
        closing?: {
            share?: number | null;
            length?: number | null;
            age?: number | null;
            time?: string | null;
            isReleased?: boolean;
        } | null;
        packing?: 'boxes' | 'shapes';
        gapInches: number;
        sideMarginInches?: number;
        version: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        printer: string;
    };
    query?: never;
    url: '/printers/{printer}';
};

export type PrintersUpdateErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * Someone else saved it in the meantime; `theirs` is its current state
     */
    409: Error & {
        theirs: {
            id: string;
            name: string;
            filmWidthInches: number;
            maxLengthInches: number;
            gapInches: number;
            sideMarginInches: number;
            packing: 'boxes' | 'shapes';
            hotFolder: {
                kind: 'path' | 'sftp';
                folder: string;
                host: string;
                port: number;
                user: string;
                hostKey: string;
                release: 'by_hand' | 'ready' | 'printed';
                sidecar: 'none' | 'json' | 'xml';
                template: string;
            } | null;
            output: {
                format: 'png' | 'pdf' | 'both';
                dpi: number;
                isMirrored: boolean;
                cutName: string;
                whiteName: string;
                chokePx: number;
            };
            closing: {
                share: number | null;
                length: number | null;
                age: number | null;
                time: string | null;
                isReleased: boolean;
            } | null;
            profile: {
                name: string;
                colors: 'rgb' | 'cmyk';
            } | null;
            hasSecret: boolean;
            version: number;
        };
    };
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintersUpdateError = PrintersUpdateErrors[keyof PrintersUpdateErrors];

export type PrintersUpdateResponses = {
    /**
     * Done
     */
    200: {
        printer: {
            id: string;
            name: string;
            filmWidthInches: number;
            maxLengthInches: number;
            gapInches: number;
            sideMarginInches: number;
            packing: 'boxes' | 'shapes';
            hotFolder: {
                kind: 'path' | 'sftp';
                folder: string;
                host: string;
                port: number;
                user: string;
                hostKey: string;
                release: 'by_hand' | 'ready' | 'printed';
                sidecar: 'none' | 'json' | 'xml';
                template: string;
            } | null;
            output: {
                format: 'png' | 'pdf' | 'both';
                dpi: number;
                isMirrored: boolean;
                cutName: string;
                whiteName: string;
                chokePx: number;
            };
            closing: {
                share: number | null;
                length: number | null;
                age: number | null;
                time: string | null;
                isReleased: boolean;
            } | null;
            profile: {
                name: string;
                colors: 'rgb' | 'cmyk';
            } | null;
            hasSecret: boolean;
            version: number;
        };
    };
};

export type PrintersUpdateResponse = PrintersUpdateResponses[keyof PrintersUpdateResponses];

export type PrintersRemoveProfileData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        printer: string;
    };
    query?: never;
    url: '/printers/{printer}/profile';
};

export type PrintersRemoveProfileErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintersRemoveProfileError = PrintersRemoveProfileErrors[keyof PrintersRemoveProfileErrors];

export type PrintersRemoveProfileResponses = {
    /**
     * Done
     */
    204: void;
};

export type PrintersRemoveProfileResponse = PrintersRemoveProfileResponses[keyof PrintersRemoveProfileResponses];

export type PrintersSetProfileData = {
    body: {
        fileName: string;
        profile: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        printer: string;
    };
    query?: never;
    url: '/printers/{printer}/profile';
};

export type PrintersSetProfileErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PrintersSetProfileError = PrintersSetProfileErrors[keyof PrintersSetProfileErrors];

export type PrintersSetProfileResponses = {
    /**
     * Done
     */
    200: {
        printer: {
            id: string;
            name: string;
            filmWidthInches: number;
            maxLengthInches: number;
            gapInches: number;
            sideMarginInches: number;
            packing: 'boxes' | 'shapes';
            hotFolder: {
                kind: 'path' | 'sftp';
                folder: string;
                host: string;
                port: number;
                user: string;
                hostKey: string;
                release: 'by_hand' | 'ready' | 'printed';
                sidecar: 'none' | 'json' | 'xml';
                template: string;
            } | null;
            output: {
                format: 'png' | 'pdf' | 'both';
                dpi: number;
                isMirrored: boolean;
                cutName: string;
                whiteName: string;
                chokePx: number;
            };
            closing: {
                share: number | null;
                length: number | null;
                age: number | null;
                time: string | null;
                isReleased: boolean;
            } | null;
            profile: {
                name: string;
                colors: 'rgb' | 'cmyk';
            } | null;
            hasSecret: boolean;
            version: number;
        };
    };
};

export type PrintersSetProfileResponse = PrintersSetProfileResponses[keyof PrintersSetProfileResponses];

export type AddressesCheckData = {
    body: {
        street1?: string;
        street2?: string;
        city?: string;
        state?: string;
        zip?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/addresses/check';
};

export type AddressesCheckErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type AddressesCheckError = AddressesCheckErrors[keyof AddressesCheckErrors];

export type AddressesCheckResponses = {
    /**
     * Done
     */
    200: {
        suggestion: {
            street1: string;
            street2: string;
            city: string;
            state: string;
            zip: string;
        } | null;
        problem: string | null;
    };
};

export type AddressesCheckResponse = AddressesCheckResponses[keyof AddressesCheckResponses];

export type ShippingGetRatesData = {
    body: {
        toAddress: {
            name?: string;
            company?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            country?: string;
            phone?: string;
        };
        packages: Array<{
            length?: number;
            width?: number;
            height?: number;
            distance_unit?: 'in';
            weight?: number;
            mass_unit?: 'lb';
        }>;
        kind?: 'outbound' | 'return';
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/shipping/rates';
};

export type ShippingGetRatesErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingGetRatesError = ShippingGetRatesErrors[keyof ShippingGetRatesErrors];

export type ShippingGetRatesResponses = {
    /**
     * Done
     */
    200: {
        rates: Array<{
            rateId: string;
            carrier: string;
            serviceLevel: string;
            estimatedDays: number | null;
            amountCents: number;
        }>;
    };
};

export type ShippingGetRatesResponse = ShippingGetRatesResponses[keyof ShippingGetRatesResponses];

export type ShippingBuyLabelsData = {
    body: {
        toAddress: {
            name?: string;
            company?: string;
            street1?: string;
            street2?: string;
            city?: string;
            state?: string;
            zip?: string;
            country?: string;
            phone?: string;
        };
        packages: Array<{
            length?: number;
            width?: number;
            height?: number;
            distance_unit?: 'in';
            weight?: number;
            mass_unit?: 'lb';
        }>;
        kind?: 'outbound' | 'return';
        carrier?: string;
        serviceLevel?: string;
        seenAmountCents?: number;
        isAdditional?: boolean;
        contents?: Array<Array<{
            item: string;
            quantity: number;
        }>>;
        seenLeft?: number;
        together?: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/labels';
};

export type ShippingBuyLabelsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingBuyLabelsError = ShippingBuyLabelsErrors[keyof ShippingBuyLabelsErrors];

export type ShippingBuyLabelsResponses = {
    /**
     * Done
     */
    201: {
        shipments: Array<{
            id: string;
            orderNumber: string;
            orderNumbers: Array<string>;
            status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
            trackingNumber: string | null;
            carrier: string;
            serviceLevel: string;
            trackingUrl: string | null;
            eta: string | null;
            createdAt: string;
            shippedAt: string | null;
            deliveredAt: string | null;
            contents: Array<{
                item: string;
                title: string;
                quantity: number;
                orderNumber: string;
            }>;
            events: Array<{
                at: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                details: string;
                location: {
                    city: string;
                    state: string;
                    country: string;
                } | null;
            }>;
            orderId: string;
            orderIds: Array<string>;
            parcel: {
                id: string;
                position: number;
                details: {
                    length: number;
                    width: number;
                    height: number;
                    distance_unit: 'in';
                    weight: number;
                    mass_unit: 'lb';
                };
                packedAt: string | null;
                packedBy: string | null;
            };
            kind: 'outbound' | 'return';
            provider: string;
            purchase: 'buying' | 'bought' | 'absent' | 'refused' | 'voiding' | 'voided' | 'entered';
            problem: string | null;
            shippingCostCents: number;
            labelUrl: string | null;
            toAddress: {
                name: string;
                company: string;
                street1: string;
                street2: string;
                city: string;
                state: unknown;
                zip: string;
                country: unknown;
                phone: string;
            };
            createdBy: string;
            voidedAt: string | null;
        }>;
        isDoubtful: boolean;
    };
};

export type ShippingBuyLabelsResponse = ShippingBuyLabelsResponses[keyof ShippingBuyLabelsResponses];

export type ShippingMakeLabelData = {
    body: {
        parcel?: {
            length?: number;
            width?: number;
            height?: number;
            distance_unit?: 'in';
            weight?: number;
            mass_unit?: 'lb';
        };
        choice: 'cheapest' | 'fastest';
        contents?: Array<{
            item: string;
            quantity: number;
        }>;
        seenLeft?: number;
        together?: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/label';
};

export type ShippingMakeLabelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingMakeLabelError = ShippingMakeLabelErrors[keyof ShippingMakeLabelErrors];

export type ShippingMakeLabelResponses = {
    /**
     * Done
     */
    201: {
        carrier: string;
        serviceLevel: string;
        amountCents: number;
        labelUrl: string | null;
    };
};

export type ShippingMakeLabelResponse = ShippingMakeLabelResponses[keyof ShippingMakeLabelResponses];

export type ShippingListShipmentsData = {
    body?: never;
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/shipments';
};

export type ShippingListShipmentsErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingListShipmentsError = ShippingListShipmentsErrors[keyof ShippingListShipmentsErrors];

export type ShippingListShipmentsResponses = {
    /**
     * Done
     */
    200: {
        shipments: Array<{
            id: string;
            orderNumber: string;
            orderNumbers: Array<string>;
            status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
            trackingNumber: string | null;
            carrier: string;
            serviceLevel: string;
            trackingUrl: string | null;
            eta: string | null;
            createdAt: string;
            shippedAt: string | null;
            deliveredAt: string | null;
            contents: Array<{
                item: string;
                title: string;
                quantity: number;
                orderNumber: string;
            }>;
            events: Array<{
                at: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                details: string;
                location: {
                    city: string;
                    state: string;
                    country: string;
                } | null;
            }>;
            orderId: string;
            orderIds: Array<string>;
            parcel: {
                id: string;
                position: number;
                details: {
                    length: number;
                    width: number;
                    height: number;
                    distance_unit: 'in';
                    weight: number;
                    mass_unit: 'lb';
                };
                packedAt: string | null;
                packedBy: string | null;
            };
            kind: 'outbound' | 'return';
            provider: string;
            purchase: 'buying' | 'bought' | 'absent' | 'refused' | 'voiding' | 'voided' | 'entered';
            problem: string | null;
            shippingCostCents: number;
            labelUrl: string | null;
            toAddress: {
                name: string;
                company: string;
                street1: string;
                street2: string;
                city: string;
                state: unknown;
                zip: string;
                country: unknown;
                phone: string;
            };
            createdBy: string;
            voidedAt: string | null;
        }>;
    };
};

export type ShippingListShipmentsResponse = ShippingListShipmentsResponses[keyof ShippingListShipmentsResponses];

export type ShippingEnterTrackingData = {
    body: {
        trackingNumber: string;
        carrier: string;
        trackingUrl?: string;
        contents?: Array<{
            item: string;
            quantity: number;
        }>;
        seenLeft?: number;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/shipments';
};

export type ShippingEnterTrackingErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingEnterTrackingError = ShippingEnterTrackingErrors[keyof ShippingEnterTrackingErrors];

export type ShippingEnterTrackingResponses = {
    /**
     * Done
     */
    201: {
        shipment: string;
    };
};

export type ShippingEnterTrackingResponse = ShippingEnterTrackingResponses[keyof ShippingEnterTrackingResponses];

export type ShippingVoidLabelData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        shipment: string;
    };
    query?: never;
    url: '/shipments/{shipment}/void';
};

export type ShippingVoidLabelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingVoidLabelError = ShippingVoidLabelErrors[keyof ShippingVoidLabelErrors];

export type ShippingVoidLabelResponses = {
    /**
     * Done
     */
    200: {
        state: 'voided' | 'pending';
    };
};

export type ShippingVoidLabelResponse = ShippingVoidLabelResponses[keyof ShippingVoidLabelResponses];

export type ShippingJoinOrdersData = {
    body: {
        orders: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/shipping/joined-orders';
};

export type ShippingJoinOrdersErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingJoinOrdersError = ShippingJoinOrdersErrors[keyof ShippingJoinOrdersErrors];

export type ShippingJoinOrdersResponses = {
    /**
     * Done
     */
    200: {
        orderNumbers: Array<string>;
    };
};

export type ShippingJoinOrdersResponse = ShippingJoinOrdersResponses[keyof ShippingJoinOrdersResponses];

export type ShippingTakeOutOrderData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/take-out';
};

export type ShippingTakeOutOrderErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingTakeOutOrderError = ShippingTakeOutOrderErrors[keyof ShippingTakeOutOrderErrors];

export type ShippingTakeOutOrderResponses = {
    /**
     * Done
     */
    200: {
        orderNumbers: Array<string>;
    };
};

export type ShippingTakeOutOrderResponse = ShippingTakeOutOrderResponses[keyof ShippingTakeOutOrderResponses];

export type ShippingEnterEventData = {
    body: {
        status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned';
        details?: string;
        city?: string;
        state?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        shipment: string;
    };
    query?: never;
    url: '/shipments/{shipment}/events';
};

export type ShippingEnterEventErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingEnterEventError = ShippingEnterEventErrors[keyof ShippingEnterEventErrors];

export type ShippingEnterEventResponses = {
    /**
     * Done
     */
    204: void;
};

export type ShippingEnterEventResponse = ShippingEnterEventResponses[keyof ShippingEnterEventResponses];

export type ShippingMailPickupData = {
    body: {
        shelf?: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/pickup-mail';
};

export type ShippingMailPickupErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingMailPickupError = ShippingMailPickupErrors[keyof ShippingMailPickupErrors];

export type ShippingMailPickupResponses = {
    /**
     * Done
     */
    200: {
        isNew: boolean;
        to: string;
        shelf: string;
        code: string;
    };
};

export type ShippingMailPickupResponse = ShippingMailPickupResponses[keyof ShippingMailPickupResponses];

export type ShippingMailShippedData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        order: string;
    };
    query?: never;
    url: '/orders/{order}/shipped-mail';
};

export type ShippingMailShippedErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingMailShippedError = ShippingMailShippedErrors[keyof ShippingMailShippedErrors];

export type ShippingMailShippedResponses = {
    /**
     * Done
     */
    200: {
        isNew: boolean;
        to: string;
    };
};

export type ShippingMailShippedResponse = ShippingMailShippedResponses[keyof ShippingMailShippedResponses];

export type ShippingMailCustomersData = {
    body: {
        orders: Array<string>;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/shipping/mails';
};

export type ShippingMailCustomersErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type ShippingMailCustomersError = ShippingMailCustomersErrors[keyof ShippingMailCustomersErrors];

export type ShippingMailCustomersResponses = {
    /**
     * Done
     */
    201: {
        results: Array<{
            orderId: string;
            orderNumber: string;
            ok: boolean;
            message: string;
        }>;
    };
};

export type ShippingMailCustomersResponse = ShippingMailCustomersResponses[keyof ShippingMailCustomersResponses];

export type TrackingFindParcelData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        number: string;
    };
    query?: never;
    url: '/tracking/parcels/{number}';
};

export type TrackingFindParcelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TrackingFindParcelError = TrackingFindParcelErrors[keyof TrackingFindParcelErrors];

export type TrackingFindParcelResponses = {
    /**
     * Done
     */
    201: {
        shipment: {
            id: string;
            orderNumber: string;
            orderNumbers: Array<string>;
            status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
            trackingNumber: string | null;
            carrier: string;
            serviceLevel: string;
            trackingUrl: string | null;
            eta: string | null;
            createdAt: string;
            shippedAt: string | null;
            deliveredAt: string | null;
            contents: Array<{
                item: string;
                title: string;
                quantity: number;
                orderNumber: string;
            }>;
            events: Array<{
                at: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                details: string;
                location: {
                    city: string;
                    state: string;
                    country: string;
                } | null;
            }>;
        };
    };
};

export type TrackingFindParcelResponse = TrackingFindParcelResponses[keyof TrackingFindParcelResponses];

export type TrackingFindOrderData = {
    body: {
        email: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        orderNumber: string;
    };
    query?: never;
    url: '/tracking/orders/{orderNumber}';
};

export type TrackingFindOrderErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TrackingFindOrderError = TrackingFindOrderErrors[keyof TrackingFindOrderErrors];

export type TrackingFindOrderResponses = {
    /**
     * Done
     */
    201: {
        order: {
            orderNumber: string;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            deliveryMethod: 'pickup' | 'shipping';
            deliverySpeed: 'standard' | 'express' | 'rush';
            dueAt: string | null;
            arrivesOn: string | null;
            contents: Array<string>;
            shipments: Array<{
                id: string;
                orderNumber: string;
                orderNumbers: Array<string>;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                trackingNumber: string | null;
                carrier: string;
                serviceLevel: string;
                trackingUrl: string | null;
                eta: string | null;
                createdAt: string;
                shippedAt: string | null;
                deliveredAt: string | null;
                contents: Array<{
                    item: string;
                    title: string;
                    quantity: number;
                    orderNumber: string;
                }>;
                events: Array<{
                    at: string;
                    status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                    details: string;
                    location: {
                        city: string;
                        state: string;
                        country: string;
                    } | null;
                }>;
            }>;
            toShip: Array<{
                item: string;
                title: string;
                quantity: number;
                orderNumber: string;
            }>;
            pickup: {
                code: string;
                readyAt: string;
                pickedUpAt: string | null;
            } | null;
        };
    };
};

export type TrackingFindOrderResponse = TrackingFindOrderResponses[keyof TrackingFindOrderResponses];

export type TrackingRefreshParcelData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        shipment: string;
    };
    query?: never;
    url: '/shipments/{shipment}/refresh';
};

export type TrackingRefreshParcelErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type TrackingRefreshParcelError = TrackingRefreshParcelErrors[keyof TrackingRefreshParcelErrors];

export type TrackingRefreshParcelResponses = {
    /**
     * Done
     */
    201: {
        shipment: {
            id: string;
            orderNumber: string;
            orderNumbers: Array<string>;
            status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
            trackingNumber: string | null;
            carrier: string;
            serviceLevel: string;
            trackingUrl: string | null;
            eta: string | null;
            createdAt: string;
            shippedAt: string | null;
            deliveredAt: string | null;
            contents: Array<{
                item: string;
                title: string;
                quantity: number;
                orderNumber: string;
            }>;
            events: Array<{
                at: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                details: string;
                location: {
                    city: string;
                    state: string;
                    country: string;
                } | null;
            }>;
        };
    };
};

export type TrackingRefreshParcelResponse = TrackingRefreshParcelResponses[keyof TrackingRefreshParcelResponses];

export type PackingScanData = {
    body: {
        order?: string | null;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        code: string;
    };
    query?: never;
    url: '/packing/{code}';
};

export type PackingScanErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PackingScanError = PackingScanErrors[keyof PackingScanErrors];

export type PackingScanResponses = {
    /**
     * Done
     */
    201: {
        kind: 'order';
        order: {
            orderId: string;
            orderNumber: string;
            customerName: string;
            isPickup: boolean;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            shelf: string | null;
            together: Array<{
                id: string;
                orderNumber: string;
            }>;
            joins: {
                together: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                joinable: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                problem: string | null;
            };
            contents: Array<string>;
            items: Array<{
                itemId: string;
                ticket: string;
                name: string;
                options: Array<string>;
                quantity: number;
                toShip: number;
                imageUrl: string | null;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            unmade: Array<{
                orderId: string;
                ticket: string;
                title: string;
                copies: number;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            shipments: Array<{
                id: string;
                trackingNumber: string | null;
                purchase: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                contents: Array<{
                    item: string;
                    title: string;
                    quantity: number;
                    orderNumber: string;
                }>;
                parcel: {
                    position: number;
                    packedAt: string | null;
                    packedBy: string | null;
                };
            }>;
        };
    } | {
        kind: 'packed';
        order: {
            orderId: string;
            orderNumber: string;
            customerName: string;
            isPickup: boolean;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            shelf: string | null;
            together: Array<{
                id: string;
                orderNumber: string;
            }>;
            joins: {
                together: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                joinable: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                problem: string | null;
            };
            contents: Array<string>;
            items: Array<{
                itemId: string;
                ticket: string;
                name: string;
                options: Array<string>;
                quantity: number;
                toShip: number;
                imageUrl: string | null;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            unmade: Array<{
                orderId: string;
                ticket: string;
                title: string;
                copies: number;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            shipments: Array<{
                id: string;
                trackingNumber: string | null;
                purchase: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                contents: Array<{
                    item: string;
                    title: string;
                    quantity: number;
                    orderNumber: string;
                }>;
                parcel: {
                    position: number;
                    packedAt: string | null;
                    packedBy: string | null;
                };
            }>;
        };
        trackingNumber: string;
    } | {
        kind: 'ticked';
        order: {
            orderId: string;
            orderNumber: string;
            customerName: string;
            isPickup: boolean;
            status: 'pending_review' | 'in_production' | 'ready_for_print' | 'ready_for_pickup' | 'shipped' | 'completed' | 'cancelled';
            shelf: string | null;
            together: Array<{
                id: string;
                orderNumber: string;
            }>;
            joins: {
                together: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                joinable: Array<{
                    id: string;
                    orderNumber: string;
                }>;
                problem: string | null;
            };
            contents: Array<string>;
            items: Array<{
                itemId: string;
                ticket: string;
                name: string;
                options: Array<string>;
                quantity: number;
                toShip: number;
                imageUrl: string | null;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            unmade: Array<{
                orderId: string;
                ticket: string;
                title: string;
                copies: number;
                place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
                isTracked: boolean;
            }>;
            shipments: Array<{
                id: string;
                trackingNumber: string | null;
                purchase: string;
                status: 'label_purchased' | 'shipped' | 'in_transit' | 'transit' | 'out_for_delivery' | 'delivered' | 'exception' | 'returned' | null;
                contents: Array<{
                    item: string;
                    title: string;
                    quantity: number;
                    orderNumber: string;
                }>;
                parcel: {
                    position: number;
                    packedAt: string | null;
                    packedBy: string | null;
                };
            }>;
        };
        ticket: string;
    } | {
        kind: 'pickup';
        pickup: {
            orderId: string;
            orderNumber: string;
            shelf: string;
            code: string;
            readyAt: string;
            pickedUpAt: string | null;
            handedOutBy: string | null;
        };
        contents: Array<string>;
        items: Array<{
            itemId: string;
            ticket: string;
            name: string;
            options: Array<string>;
            quantity: number;
            toShip: number;
            imageUrl: string | null;
            place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            isTracked: boolean;
        }>;
        unmade: Array<{
            orderId: string;
            ticket: string;
            title: string;
            copies: number;
            place: 'check' | 'print' | 'cut' | 'press' | 'engrave' | 'pack' | 'packed';
            isTracked: boolean;
        }>;
    };
};

export type PackingScanResponse = PackingScanResponses[keyof PackingScanResponses];

export type PackingHandOutData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        code: string;
    };
    query?: never;
    url: '/pickups/{code}/hand-out';
};

export type PackingHandOutErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type PackingHandOutError = PackingHandOutErrors[keyof PackingHandOutErrors];

export type PackingHandOutResponses = {
    /**
     * Done
     */
    201: {
        pickup: {
            orderId: string;
            orderNumber: string;
            shelf: string;
            code: string;
            readyAt: string;
            pickedUpAt: string | null;
            handedOutBy: string | null;
        };
    };
};

export type PackingHandOutResponse = PackingHandOutResponses[keyof PackingHandOutResponses];

export type BackupsListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/backups';
};

export type BackupsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BackupsListError = BackupsListErrors[keyof BackupsListErrors];

export type BackupsListResponses = {
    /**
     * Done
     */
    200: {
        plan: {
            plan: {
                every: 'never' | 'day' | 'week';
                hour: number;
                weekday: number;
                isEncrypted: boolean;
                place: {
                    kind: 'folder' | 's3' | 'sftp';
                    folder: string;
                    bucket: string;
                    region: string;
                    endpoint: string;
                    user: string;
                    host: string;
                    port: number;
                    hostKey: string;
                };
                keep: {
                    days: number;
                    weeks: number;
                    months: number;
                };
            };
            hasPlaceSecret: boolean;
            hasPassphrase: boolean;
            version: number;
        } | null;
        lastGood: {
            id: string;
            fileName: string;
            place: string;
            address: string;
            isEncrypted: boolean;
            state: 'working' | 'done' | 'failed';
            progress: number;
            problem: string | null;
            createdBy: string;
            createdAt: string;
            takenAt: string | null;
            byteSize: number | null;
            rowCount: number | null;
            fileCount: number | null;
            isThere: boolean;
        } | null;
        isOverdue: boolean;
        backups: Array<{
            id: string;
            fileName: string;
            place: string;
            address: string;
            isEncrypted: boolean;
            state: 'working' | 'done' | 'failed';
            progress: number;
            problem: string | null;
            createdBy: string;
            createdAt: string;
            takenAt: string | null;
            byteSize: number | null;
            rowCount: number | null;
            fileCount: number | null;
            isThere: boolean;
        }>;
    };
};

export type BackupsListResponse = BackupsListResponses[keyof BackupsListResponses];

export type BackupsBeginData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/backups';
};

export type BackupsBeginErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type BackupsBeginError = BackupsBeginErrors[keyof BackupsBeginErrors];

export type BackupsBeginResponses = {
    /**
     * Done
     */
    201: {
        backup: string;
    };
};

export type BackupsBeginResponse = BackupsBeginResponses[keyof BackupsBeginResponses];

export type DoctorExamineData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/doctor';
};

export type DoctorExamineErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type DoctorExamineError = DoctorExamineErrors[keyof DoctorExamineErrors];

export type DoctorExamineResponses = {
    /**
     * Done
     */
    200: {
        findings: Array<{
            key: string;
            group: 'machine' | 'work' | 'services' | 'address';
            what: string;
            says: string;
            fix: string | null;
        }>;
    };
};

export type DoctorExamineResponse = DoctorExamineResponses[keyof DoctorExamineResponses];

export type MediaListData = {
    body?: never;
    path?: never;
    query?: {
        text?: string;
        filter?: '' | 'article' | 'film' | 'listing' | 'default' | 'print' | 'unused';
        cursor?: '' | string;
        before?: '' | string;
    };
    url: '/media';
};

export type MediaListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MediaListError = MediaListErrors[keyof MediaListErrors];

export type MediaListResponses = {
    /**
     * Done
     */
    200: {
        items: Array<{
            id: string;
            kind: 'picture' | 'film';
            source: 'article' | 'listing' | 'default' | 'thumbnail' | 'watermarked' | 'photograph' | 'film';
            fileName: string;
            alt: string;
            src: string;
            shown: {
                src: string;
                srcSet: string;
                width: number;
                height: number;
                alt: string;
            } | null;
            width: number | null;
            height: number | null;
            byteSize: number | null;
            uploadedByName: string;
            createdAt: string;
            isUsed: boolean;
            fileKey: string | null;
        }>;
        next: string | null;
    };
};

export type MediaListResponse = MediaListResponses[keyof MediaListResponses];

export type MediaRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        media: string;
    };
    query?: never;
    url: '/media/{media}';
};

export type MediaRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MediaRemoveError = MediaRemoveErrors[keyof MediaRemoveErrors];

export type MediaRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type MediaRemoveResponse = MediaRemoveResponses[keyof MediaRemoveResponses];

export type MediaDescribeData = {
    body: {
        fileName: string;
        alt: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        media: string;
    };
    query?: never;
    url: '/media/{media}';
};

export type MediaDescribeErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MediaDescribeError = MediaDescribeErrors[keyof MediaDescribeErrors];

export type MediaDescribeResponses = {
    /**
     * Done
     */
    204: void;
};

export type MediaDescribeResponse = MediaDescribeResponses[keyof MediaDescribeResponses];

export type MediaBringBackData = {
    body: {
        [key: string]: unknown;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        media: string;
    };
    query?: never;
    url: '/media/{media}/bring-back';
};

export type MediaBringBackErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type MediaBringBackError = MediaBringBackErrors[keyof MediaBringBackErrors];

export type MediaBringBackResponses = {
    /**
     * Done
     */
    204: void;
};

export type MediaBringBackResponse = MediaBringBackResponses[keyof MediaBringBackResponses];

export type RedirectsListData = {
    body?: never;
    path?: never;
    query?: {
        text?: string;
        cursor?: string;
        limit?: number;
    };
    url: '/redirects';
};

export type RedirectsListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RedirectsListError = RedirectsListErrors[keyof RedirectsListErrors];

export type RedirectsListResponses = {
    /**
     * Done
     */
    200: {
        redirects: Array<{
            id: string;
            from: string;
            to: string;
            createdAt: string;
        }>;
        next: string | null;
    };
};

export type RedirectsListResponse = RedirectsListResponses[keyof RedirectsListResponses];

export type RedirectsSetData = {
    body: {
        from: string;
        to: string;
    };
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/redirects';
};

export type RedirectsSetErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RedirectsSetError = RedirectsSetErrors[keyof RedirectsSetErrors];

export type RedirectsSetResponses = {
    /**
     * Done
     */
    200: {
        redirect: {
            id: string;
            from: string;
            to: string;
            createdAt: string;
        };
    };
};

export type RedirectsSetResponse = RedirectsSetResponses[keyof RedirectsSetResponses];

export type RedirectsRemoveData = {
    body?: never;
    headers?: {
        /**
         * Chosen by you, new for each change. If it is sent again within 24 hours, the call is not repeated: the first answer comes back, with `Idempotent-Replayed: true`. Ignored if neither a key nor an account makes the call.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        redirect: string;
    };
    query?: never;
    url: '/redirects/{redirect}';
};

export type RedirectsRemoveErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * It does not exist
     */
    404: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type RedirectsRemoveError = RedirectsRemoveErrors[keyof RedirectsRemoveErrors];

export type RedirectsRemoveResponses = {
    /**
     * Done
     */
    204: void;
};

export type RedirectsRemoveResponse = RedirectsRemoveResponses[keyof RedirectsRemoveResponses];

export type EarlierOrdersListData = {
    body?: never;
    path?: never;
    query?: {
        text?: string;
        cursor?: string;
        limit?: number;
    };
    url: '/earlier-orders';
};

export type EarlierOrdersListErrors = {
    /**
     * The request could not be read
     */
    400: Error;
    /**
     * No API key or access token, or one that has expired
     */
    401: Error;
    /**
     * The caller does not have the permission
     */
    403: Error;
    /**
     * A field is wrong; `error.fields` names each
     */
    422: Error;
    /**
     * Too many calls; wait the number of seconds in `Retry-After`
     */
    429: Error;
    /**
     * The shop cannot answer right now; try again after `Retry-After` seconds
     */
    503: Error;
};

export type EarlierOrdersListError = EarlierOrdersListErrors[keyof EarlierOrdersListErrors];

export type EarlierOrdersListResponses = {
    /**
     * Done
     */
    200: {
        orders: Array<{
            id: string;
            reference: string;
            status: 'fulfilled' | 'cancelled';
            placedAt: string;
            contactName: string;
            contactEmail: string;
            contactPhone: string;
            shipTo: string;
            notes: string;
            lines: Array<{
                text: string;
                quantity: number;
                unitPriceCents: number;
            }>;
            subtotalCents: number;
            discountCents: number;
            shippingCents: number;
            taxCents: number;
            totalCents: number;
            refundedCents: number;
            currency: string;
        }>;
        next: string | null;
    };
};

export type EarlierOrdersListResponse = EarlierOrdersListResponses[keyof EarlierOrdersListResponses];

export type EventOrderPaidWebhookPayload = {
    type: 'order.paid';
    timestamp: string;
    data: {
        orderId: string;
        orderNumber: string;
        totalCents: number;
    };
};

export type EventOrderPaidWebhookRequest = {
    body: EventOrderPaidWebhookPayload;
    key: 'order.paid';
    path?: never;
    query?: never;
};

export type EventOrderStatusChangedWebhookPayload = {
    type: 'order.status_changed';
    timestamp: string;
    data: {
        orderId: string;
        from: string;
        to: string;
    };
};

export type EventOrderStatusChangedWebhookRequest = {
    body: EventOrderStatusChangedWebhookPayload;
    key: 'order.status_changed';
    path?: never;
    query?: never;
};

export type EventPaymentRefundedWebhookPayload = {
    type: 'payment.refunded';
    timestamp: string;
    data: {
        orderId: string;
        refundId: string;
        amountCents: number;
    };
};

export type EventPaymentRefundedWebhookRequest = {
    body: EventPaymentRefundedWebhookPayload;
    key: 'payment.refunded';
    path?: never;
    query?: never;
};

export type EventPrintFileReadyWebhookPayload = {
    type: 'print_file.ready';
    timestamp: string;
    data: {
        printFileId: string;
        orderId: string;
        orderItemId: string;
        part: string;
    };
};

export type EventPrintFileReadyWebhookRequest = {
    body: EventPrintFileReadyWebhookPayload;
    key: 'print_file.ready';
    path?: never;
    query?: never;
};

export type EventShipmentCreatedWebhookPayload = {
    type: 'shipment.created';
    timestamp: string;
    data: {
        shipmentId: string;
        orderId: string;
        orderIds?: Array<string>;
        carrier: string;
        trackingNumber: string | null;
    };
};

export type EventShipmentCreatedWebhookRequest = {
    body: EventShipmentCreatedWebhookPayload;
    key: 'shipment.created';
    path?: never;
    query?: never;
};

export type EventDesignSavedWebhookPayload = {
    type: 'design.saved';
    timestamp: string;
    data: {
        designId: string;
        customerId: string | null;
    };
};

export type EventDesignSavedWebhookRequest = {
    body: EventDesignSavedWebhookPayload;
    key: 'design.saved';
    path?: never;
    query?: never;
};

export type EventCustomerCreatedWebhookPayload = {
    type: 'customer.created';
    timestamp: string;
    data: {
        customerId: string;
    };
};

export type EventCustomerCreatedWebhookRequest = {
    body: EventCustomerCreatedWebhookPayload;
    key: 'customer.created';
    path?: never;
    query?: never;
};

export type EventAlertRaisedWebhookPayload = {
    type: 'alert.raised';
    timestamp: string;
    data: {
        key: string;
        what: string;
        says: string;
        fix: string;
    };
};

export type EventAlertRaisedWebhookRequest = {
    body: EventAlertRaisedWebhookPayload;
    key: 'alert.raised';
    path?: never;
    query?: never;
};

export type EventAlertClearedWebhookPayload = {
    type: 'alert.cleared';
    timestamp: string;
    data: {
        key: string;
        what: string;
    };
};

export type EventAlertClearedWebhookRequest = {
    body: EventAlertClearedWebhookPayload;
    key: 'alert.cleared';
    path?: never;
    query?: never;
};

export type EventQuoteRequestedWebhookPayload = {
    type: 'quote.requested';
    timestamp: string;
    data: {
        quoteId: string;
    };
};

export type EventQuoteRequestedWebhookRequest = {
    body: EventQuoteRequestedWebhookPayload;
    key: 'quote.requested';
    path?: never;
    query?: never;
};

export type EventWebhookTestWebhookPayload = {
    type: 'webhook.test';
    timestamp: string;
    data: {
        name: string;
    };
};

export type EventWebhookTestWebhookRequest = {
    body: EventWebhookTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
