import { areaConfig } from "@lagom/shared/build/area-config";

export default areaConfig("account", import.meta.dirname);
