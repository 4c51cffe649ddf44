// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"company-collection_place","type":"object","additionalProperties":false,"required":[],"properties":{"place":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV"]}}}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9]{5}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-collection_place" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "place")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.place !== undefined){
let data0 = data.place;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.postcode === undefined){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.detail === undefined){
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.floor === undefined){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.carriage === undefined){
const err5 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "address") || (key1 === "postcode")) || (key1 === "detail")) || (key1 === "floor")) || (key1 === "carriage"))){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err7 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(codePointLength(data1) > 200){
const err8 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.postcode !== undefined){
let data2 = data0.postcode;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err11 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.detail !== undefined){
let data3 = data0.detail;
if(typeof data3 === "string"){
if(codePointLength(data3) < 1){
const err13 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(codePointLength(data3) > 100){
const err14 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.floor !== undefined){
let data4 = data0.floor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data0.carriage !== undefined){
let data5 = data0.carriage;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "STAIRS") || (data5 === "EV"))){
const err21 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema11.properties.place.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"company-collection_appointment","type":"object","additionalProperties":false,"required":[],"properties":{"appointment":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;
const pattern3 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-collection_appointment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "appointment")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.appointment !== undefined){
let data0 = data.appointment;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/appointment/date",schemaPath:"#/properties/appointment/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/appointment/date",schemaPath:"#/properties/appointment/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err6 = {instancePath:instancePath+"/appointment/time",schemaPath:"#/properties/appointment/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/appointment/time",schemaPath:"#/properties/appointment/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"company-collection_confirm","type":"object","additionalProperties":false,"required":[],"properties":{"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-collection_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "memo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.memo !== undefined){
let data0 = data.memo;
if(typeof data0 === "string"){
if(codePointLength(data0) > 500){
const err1 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"company-delivery_place","type":"object","additionalProperties":false,"required":[],"properties":{"place":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV"]}}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-delivery_place" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "place")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.place !== undefined){
let data0 = data.place;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.postcode === undefined){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.detail === undefined){
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.floor === undefined){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.carriage === undefined){
const err5 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "address") || (key1 === "postcode")) || (key1 === "detail")) || (key1 === "floor")) || (key1 === "carriage"))){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err7 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(codePointLength(data1) > 200){
const err8 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.postcode !== undefined){
let data2 = data0.postcode;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err11 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.detail !== undefined){
let data3 = data0.detail;
if(typeof data3 === "string"){
if(codePointLength(data3) < 1){
const err13 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(codePointLength(data3) > 100){
const err14 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.floor !== undefined){
let data4 = data0.floor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data0.carriage !== undefined){
let data5 = data0.carriage;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "STAIRS") || (data5 === "EV"))){
const err21 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema14.properties.place.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"$id":"company-delivery_appointment","type":"object","additionalProperties":false,"required":[],"properties":{"appointment":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-delivery_appointment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "appointment")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.appointment !== undefined){
let data0 = data.appointment;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err1 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err3 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/appointment/date",schemaPath:"#/properties/appointment/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/appointment/date",schemaPath:"#/properties/appointment/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err6 = {instancePath:instancePath+"/appointment/time",schemaPath:"#/properties/appointment/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/appointment/time",schemaPath:"#/properties/appointment/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/appointment",schemaPath:"#/properties/appointment/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"$id":"company-delivery_confirm","type":"object","additionalProperties":false,"required":[],"properties":{"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-delivery_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "memo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.memo !== undefined){
let data0 = data.memo;
if(typeof data0 === "string"){
if(codePointLength(data0) > 500){
const err1 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"company-collection_place": check0,
"company-collection_appointment": check1,
"company-collection_confirm": check2,
"company-delivery_place": check3,
"company-delivery_appointment": check4,
"company-delivery_confirm": check5,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { AddressWidget } from "../../patterns/address/address-widget.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { FloorWidget } from "../../patterns/floor-carriage/floor-widget.tsx";
import { SlotWidget } from "../../patterns/date-slot/slot-widget.tsx";

export const compiled: CompiledForm = {
  version: "0bZ8 26ZH 3ECB 7OmC 9aKl B6CT CoNf MAP4 NrvL O69m SaDz Xud3 bBS3 itzA uxxL wSxN",
  validators,
  widgets: { address: AddressWidget, date: DateWidget, floor: FloorWidget, slot: SlotWidget },
  fields: {  },
};
