import { areaConfig } from "@lagom/shared/build/area-config";

export default areaConfig("reader", import.meta.dirname);
