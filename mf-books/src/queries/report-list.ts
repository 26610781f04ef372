import { callApi } from "@lagom/shared/api/client";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { currentPreferences } from "@lagom/shared/preferences/store";
import { useMutation } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { ANONYMOUS_USER, NO_ADDRESS } from "@lagom/shared/text/anonymous";

interface Report {
  path: string;
  name: string;
  reason: string;
}

/** Reports a public list by a contact message, so that it reaches the administrators like all other messages. */
export function useReportList() {
  const user = useSession((state) => state.user);
  return useMutation({
    mutationFn: ({ path, name, reason }: Report) => {
      const preferences = currentPreferences();
      const { target_language } = preferences;
      const context = { page_path: path, target_language, level: levelFor(preferences) };
      return callApi("POST /api/contact", {
        body: {
          name: user?.full_name || ANONYMOUS_USER,
          email: user?.email ?? NO_ADDRESS,
          subject: `Reported list ${path}`,
          message: `${reason}\n\nName of the list: ${name}\n\n${JSON.stringify(context)}`,
        },
        idempotencyKey: newIdempotencyKey(),
      });
    },
  });
}
