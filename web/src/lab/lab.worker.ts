/** A Worker that plays deals of the lab. */

import { serve } from "./hands";

serve(self as unknown as Parameters<typeof serve>[0]);
